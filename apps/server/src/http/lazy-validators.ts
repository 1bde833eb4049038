import AjvCompiler from '@fastify/ajv-compiler'

/** A validator as Fastify calls it: what is wrong stands on the function afterwards. */
interface Validate {
  (data: unknown): unknown
  errors?: unknown
}

const buildValidator = AjvCompiler()

/**
 * Fastify's own validators, each compiled when the first request needs it: hundreds of them are a good part of
 * the time that a start takes.
 */
export const buildLazyValidator: typeof buildValidator = (externalSchemas, options) => {
  const compile = buildValidator(externalSchemas, options)
  const compileLater = (route: Parameters<typeof compile>[0]): Validate => {
    let compiled: Validate | null = null
    const validate: Validate = (data) => {
      compiled ??= compile(route) as Validate
      const isValid = compiled(data)
      validate.errors = compiled.errors
      return isValid
    }
    return validate
  }
  return compileLater as typeof compile
}
