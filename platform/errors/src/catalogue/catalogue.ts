import { bookErrors } from './book-errors'
import { campaignErrors } from './campaign-errors'
import { clientErrors } from './client-errors'
import { customerErrors } from './customer-errors'
import { directoryErrors } from './directory-errors'
import { programErrors } from './program-errors'
import { requestErrors } from './request-errors'
import { serverErrors } from './server-errors'
import { writeErrors } from './write-errors'

/**
 * Every error that the server or the data-service client can return. One entry is the only place to edit;
 * `docs/reference/errors.md` is generated from it. Codes and messages of the platform come from
 * `docs/specification/data-service.md` section 8, those shown to customers from `docs/specification/portal.md` section
 * 8.
 */
export const errorCatalogue = {
  ...customerErrors,
  ...bookErrors,
  ...campaignErrors,
  ...requestErrors,
  ...writeErrors,
  ...directoryErrors,
  ...programErrors,
  ...serverErrors,
  ...clientErrors,
}

/** The name of a row of the catalogue. */
export type ErrorKey = keyof typeof errorCatalogue
