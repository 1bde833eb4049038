import type { ServiceRequest, Viewer } from '@porchlight/metadata'
import type { Queryable } from '@porchlight/record-engine'

/**
 * What quick actions ask for beside records, such as mails. It is composed by the server; this package knows the
 * names of the requests only, and hands each over with the connection of the transaction that wrote the records.
 */
export interface ActionServices {
  /**
   * Accepts `request`, so that it is carried out exactly if the transaction of `connection` commits.
   *
   * @throws rateLimited when the person that it is about was written to too often
   */
  request(request: ServiceRequest, viewer: Viewer, connection: Queryable): Promise<void>
}
