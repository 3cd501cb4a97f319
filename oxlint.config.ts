import type { OxlintConfig } from 'oxlint'
import { modules, says } from './scripts/boundaries/plan.ts'
import { packages } from './scripts/boundaries/packages.ts'

const pages = ['ui/**', 'storefront/**', 'backoffice/**']
const tests = ['**/*.test.ts', '**/*.test.tsx']

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true, node: true },
  ignorePatterns: ['**/build*/**', '**/.react-router/**', 'storefront/app/paraglide*/**', 'var/**'],
  rules: {
    // Of values. Modules must not form a circle by their types either: scripts/boundaries.ts sees to that.
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'promise/always-return': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // An assertion says what the compiler can't know; where it is wrong a test says so.
    'typescript/no-unsafe-type-assertion': 'off',
    // {} is how TypeScript writes 'nothing to add' where types are joined.
    'typescript/no-generated-empty-object-type': 'off',
    // Takes every method in an interface for one that needs `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'import/no-commonjs': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-duplicates': 'error',
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-eval': 'error',
    'eslint/no-implied-eval': 'error',
    'eslint/no-new-func': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-return-assign': 'error',
    'eslint/no-self-compare': 'error',
    'eslint/no-sequences': 'error',
    'eslint/no-throw-literal': 'error',
    'eslint/radix': 'error',
    'eslint/no-shadow': 'off',
    'unicorn/prefer-node-protocol': 'error',
    'eslint/no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    // Knows the window's postMessage only, not a worker's.
    'unicorn/require-post-message-target-origin': 'off',
  },
  overrides: [
    ...packages,
    {
      // Made by the generator: a column of JSON that may be null is its `unknown | null`.
      files: ['server/src/platform/database/tables.generated.ts'],
      rules: { 'typescript/no-redundant-type-constituents': 'off' },
    },
    {
      files: modules.map((module) => `server/src/${module}/${module}.ts`),
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: says.now },
          { object: 'Math', property: 'random', message: says.chance },
          { object: 'performance', property: 'now', message: says.now },
        ],
        'no-restricted-globals': [
          'error',
          ...['fetch', 'process', 'crypto', 'setTimeout', 'setInterval', 'console'].map((name) => ({
            name,
            message: says.pure,
          })),
        ],
      },
    },
    {
      files: pages,
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
      env: { browser: true },
      rules: {
        'react/react-in-jsx-scope': 'off',
        'react/button-has-type': 'error',
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/no-array-index-key': 'error',
        'react/jsx-no-target-blank': 'error',
        // The rule's list of attributes is older than HTML's `blocking`.
        'react/no-unknown-property': ['error', { ignore: ['blocking'] }],
        // The server writes no style attribute: style-src 'self' would refuse it.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      },
    },
    {
      files: tests,
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
      rules: {
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/expect-expect': 'error',
        'vitest/no-identical-title': 'error',
      },
    },
    {
      files: ['journeys/**', ...tests],
      rules: {
        'no-restricted-properties': ['error', { property: 'waitForTimeout', message: says.sleep }],
      },
    },
  ],
} satisfies OxlintConfig
