import 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether errors of this route are arrays (reads) or the write-error object. */
    errorKind?: 'read' | 'write'
  }
}
