const FixedJsdomEnvironment = require('jest-fixed-jsdom');
const createGetComputedStyle = require('./lazy-computed-style.cjs');

/** jsdom with Node's fetch globals and Node's File, because Node's fetch cannot send jsdom's File. */
module.exports = class extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
    this.global.getComputedStyle = createGetComputedStyle(this.global);
  }
};
