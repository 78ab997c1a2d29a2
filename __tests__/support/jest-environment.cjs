const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** jsdom with Node's fetch globals and Node's File, because Node's fetch cannot send jsdom's File. */
module.exports = class extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
