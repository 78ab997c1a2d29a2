const path = require('node:path');

/** The package's own entries select the development build in every mode. */
const productionAliases = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** Removes `Component.displayName = '…'`, which keeps unused components of a package alive. */
const dropDisplayNames = () => ({
  visitor: {
    ExpressionStatement(statement) {
      const { left } = statement.node.expression;
      if (left?.type === 'MemberExpression' && left.property.name === 'displayName')
        statement.remove();
    },
  },
});

/** Lets the minimizer drop the parts of the router that the app does not use (docs/decisions/0012). */
const prunedRouterRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  use: {
    loader: 'babel-loader',
    options: {
      configFile: false,
      cacheDirectory: true,
      plugins: ['@babel/plugin-transform-react-pure-annotations', dropDisplayNames],
    },
  },
};

module.exports = { productionAliases, prunedRouterRule };
