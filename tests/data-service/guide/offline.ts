import {
  createDataService,
  createIndexedDbDraftPlace,
  createRecord,
  type NetworkAdapter,
  OfflineQueue,
} from '@porchlight/data-service-client'
import { useSyncExternalStore } from 'react'

/** A data service that queues writes of records on the device while the server cannot be reached. */
export function openOffline(network: NetworkAdapter, userId: string) {
  const offline = new OfflineQueue({
    place: createIndexedDbDraftPlace(indexedDB, 'drafts'),
    userId,
    network,
    now: () => Date.now(),
    makeId: () => crypto.randomUUID(),
    connection: window,
    locks: navigator.locks,
    onSent: (recordId) => void dataService.notifyRecordUpdateAvailable([recordId]),
  })
  const dataService = createDataService({ network, now: () => Date.now(), offline })
  return { dataService, offline }
}

/** Creates a message and a reply to it, online or offline: the reply waits for the message. */
export async function writeTwo(
  { dataService }: Pick<ReturnType<typeof openOffline>, 'dataService'>,
  ContactId: string,
  Subject: string,
) {
  let messageId = ''
  const made = await dataService.write(
    createRecord,
    { apiName: 'Case', fields: { Subject, Description: 'Since Monday.', ContactId } },
    {
      onQueued: ({ recordId }) => {
        messageId = recordId
      },
    },
  )
  await dataService.write(createRecord, {
    apiName: 'CaseComment',
    fields: { ParentId: made?.id ?? messageId, Author__c: 'Customer', CommentBody: 'It is worse today.' },
  })
}

/** For a component that lists queued writes, and those that were rejected (`error`, `conflict`) until the user decides. */
export function useWaiting(offline: OfflineQueue) {
  const list = () => offline.list()
  return useSyncExternalStore((onChange) => offline.subscribe(onChange), list, list)
}
