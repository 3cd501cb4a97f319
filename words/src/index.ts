export * from './import-problems.ts'
export * from './language.ts'
export * from './problems.ts'
export * from './refusals.ts'
