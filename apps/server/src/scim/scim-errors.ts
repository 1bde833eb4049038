import type { ErrorKey, PorchlightError } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'
import { beginErrorAnswer } from '../http/error-answer'

export const scimMediaType = 'application/scim+json; charset=utf-8'

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The names of our errors in RFC 7644, section 3.12; the others have only a status. */
const scimTypes: Readonly<Partial<Record<ErrorKey, string>>> = {
  directoryConflict: 'uniqueness',
  directoryFilterInvalid: 'invalidFilter',
  directoryPathInvalid: 'invalidPath',
  directoryNoTarget: 'noTarget',
  directoryValueInvalid: 'invalidValue',
  directoryMemberUnknown: 'invalidValue',
  directorySyntaxInvalid: 'invalidSyntax',
  malformedJson: 'invalidSyntax',
}

/** Answers errors of these routes in SCIM format. */
export function answerScimErrors(scope: FastifyInstance): void {
  scope.setErrorHandler(async (error, request, reply) => {
    const known = beginErrorAnswer(error, request, reply)
    if (known.status === 401) reply.header('www-authenticate', 'Bearer')
    await reply.status(known.status).type(scimMediaType).send(scimErrorBody(known))
  })
}

function scimErrorBody({ key, status, message }: PorchlightError) {
  const scimType = scimTypes[key]
  return {
    schemas: [errorSchema],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: message,
  }
}
