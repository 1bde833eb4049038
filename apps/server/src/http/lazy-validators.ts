import AjvCompiler from '@fastify/ajv-compiler'

/** A validator as Fastify calls it: the errors are set on the function afterwards. */
interface Validate {
  (data: unknown): unknown
  errors?: unknown
}

const buildValidator = AjvCompiler()

/**
 * Builds Fastify's own validators, each compiled on the first request that needs it: compiling hundreds of them would
 * take up much of the startup time.
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
