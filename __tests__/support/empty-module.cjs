module.exports = 'empty';
