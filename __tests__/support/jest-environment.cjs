const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** jsdom with Node's fetch globals, and Node's File: jsdom's own cannot be sent by Node's fetch. */
module.exports = class extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
