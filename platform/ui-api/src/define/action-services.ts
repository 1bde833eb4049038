import type { ServiceRequest, Viewer } from '@porchlight/metadata'
import type { Queryable } from '@porchlight/record-engine'

/**
 * What quick actions request besides records, such as mails. The server composes it; this package knows only the names
 * of the requests, and passes each on with the connection of the transaction that wrote the records.
 */
export interface ActionServices {
  /**
   * Accepts `request`, so that it is carried out exactly if the transaction of `connection` commits.
   *
   * @throws rateLimited when the person that it is about was written to too often
   */
  request(request: ServiceRequest, viewer: Viewer, connection: Queryable): Promise<void>
}
