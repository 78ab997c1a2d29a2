module.exports = (api) => {
  const isTest = api.env('test');
  const isDevelopment = api.env('development');
  return {
    presets: [
      [
        '@babel/preset-env',
        isTest ? { targets: { node: 'current' } } : { bugfixes: true, modules: false },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevelopment || isTest }],
      ['@babel/preset-typescript', { allowDeclareFields: true, onlyRemoveTypeImports: true }],
    ],
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
  };
};
