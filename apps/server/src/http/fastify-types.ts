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
    /** Whether this route rejects unknown senders before it reads a body. */
    knowsSender?: boolean
    /** Whether this route responds with a file that users reach by a link. */
    answersFile?: boolean
    /** The parts of the form that this route accepts as its body; only for the document. */
    multipartBody?: TSchema
  }
}
