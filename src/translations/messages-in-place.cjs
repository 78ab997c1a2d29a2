const { compileMessage } = require('@lingui/message-utils/compileMessage');

/**
 * A plugin of Babel that compiles the messages that Lingui's macro has put into the code, which needs no catalogue then: to
 * `messages`, those of a language by message id, else to English.
 */
module.exports = ({ types: t }, { messages = {} }) => ({
  visitor: {
    CallExpression(call) {
      if (!call.get('callee').matchesPattern('_i18n._')) return;
      const { properties } = call.node.arguments[0];
      const [id, message] = ['id', 'message'].map((name) =>
        properties.find(({ key }) => key.name === name),
      );
      if (!t.isStringLiteral(message.value)) return;
      const compiled = messages[id.value.value] ?? compileMessage(message.value.value);
      message.value = t.valueToNode(compiled);
    },
  },
});
