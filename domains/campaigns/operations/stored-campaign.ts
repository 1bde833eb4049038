import { createHash } from 'node:crypto'
import type { TypedRecord, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { read } from '@porchlight/server-methods/records/read'
import { contentFields } from '../facts/content-fields'
import { campaignObject } from '../objects/campaign/object'

const courseFields = [
  'Name',
  'Status__c',
  'Submitted_By__c',
  'Approved_Hash__c',
  'Recipient_Count__c',
  'Sent_Count__c',
  'Left_Out_Count__c',
  'SystemModstamp',
] as const

/** A campaign as methods and jobs work with it. */
export type StoredCampaign = TypedRecord<
  typeof campaignObject,
  (typeof contentFields)[number] | (typeof courseFields)[number]
>

/** Reads the campaign of that id; null when the viewer sees none. */
export function readCampaign(
  engine: Pick<RecordEngine, 'readRecord'>,
  viewer: Viewer,
  campaignId: string,
): Promise<StoredCampaign | null> {
  return read(engine, viewer, campaignObject, campaignId, [...contentFields, ...courseFields])
}

/**
 * Returns the hash that an approval covers: the same for two campaigns with the same content and the same audience,
 * SHA-256 in hex.
 */
export function contentHash(campaign: StoredCampaign): string {
  const values = contentFields.map((field) => [field, campaign[field]])
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
