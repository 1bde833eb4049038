import { Type } from 'typebox'

/** The class of the methods that upload and import a book, as the start of their paths. */
export const bookController = '/CustomerPortalBookController'

/** The id of an upload. */
export const UploadIdParam = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'As `createBookUpload` returned it.',
})

/** The query of a method without parameters. */
export const noQuery = Type.Object({}, { additionalProperties: false })
