/** The test environment, but the rest of a test file is skipped after the first failure, which has noticed the change. */
module.exports = (Environment) =>
  class extends Environment {
    #hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
      if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    }
  };
