import type { ErrorKind } from '@porchlight/errors'
import 'fastify'
import type { TSchema } from 'typebox'
import type { BodyPace } from './body-pace'

declare module 'fastify' {
  interface FastifyInstance {
    bodyPace: BodyPace
  }

  interface FastifyContextConfig {
    /** Whether errors of this route are arrays (reads) or an error object. */
    errorKind?: ErrorKind
    /** Whether this route refuses whoever it does not know before it reads a body. */
    knowsSender?: boolean
    /** Whether this route answers with a file, which people follow links to. */
    answersFile?: boolean
    /** The parts of the form that this route takes as its body; for the document alone. */
    multipartBody?: TSchema
  }
}
