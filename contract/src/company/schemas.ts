import { addressSchemas } from './address-schemas.ts'
import { memberSchemas } from './members-schemas.ts'
import { partNumberSchemas } from './part-number-schemas.ts'
import { registrationSchemas } from './registration-schemas.ts'

export const schemas = { ...registrationSchemas, ...addressSchemas, ...memberSchemas, ...partNumberSchemas }
