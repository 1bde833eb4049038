import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  checkQualifiedField,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { PicklistValuesRepresentation } from '@porchlight/metadata'
import { objectName, recordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getPicklistValuesByRecordTypeContract, getPicklistValuesContract } from './contract'

const onePath: typeof getPicklistValuesContract.path =
  '/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}'

/** Lifetime of picklist values in milliseconds (`docs/specification/data-service.md` section 9). */
const picklistTtlMs = 900_000

/** Which picklist, for which record type. */
export interface GetPicklistValuesConfig {
  /** `Case.Status`, object and field as separate names, or only the field in addition to `objectApiName`. */
  readonly fieldApiName: ApiNameInput
  /** 15 or 18 characters; the master is 012000000000000AAA. */
  readonly recordTypeId: string
  readonly objectApiName?: ApiNameInput | undefined
}

interface CheckedPicklist {
  readonly objectApiName: string
  readonly recordTypeId: string
  readonly fieldApiName: string
}

/** The choices of one picklist. */
export const getPicklistValues = defineReadAdapter<
  GetPicklistValuesConfig,
  CheckedPicklist,
  PicklistValuesRepresentation
>({
  name: 'getPicklistValues',
  checkConfig(config) {
    const recordTypeId = checkRecordId(config.recordTypeId)
    const field = checkField(config)
    return recordTypeId === null || field === null ? null : { ...field, recordTypeId }
  },
  key: ({ objectApiName, recordTypeId, fieldApiName }) => `${objectApiName}.${fieldApiName}(${recordTypeId})`,
  resourceRequest: ({ objectApiName, recordTypeId, fieldApiName }) =>
    resourceRequest('GET', onePath, { objectApiName, recordTypeId, fieldApiName }),
  ttlMs: picklistTtlMs,
})

/** The choices of every picklist of an object. */
export const getPicklistValuesByRecordType = defineResourceRead<
  typeof getPicklistValuesByRecordTypeContract
>()({
  name: 'getPicklistValuesByRecordType',
  path: '/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}',
  parameters: { objectApiName: objectName, recordTypeId: recordId },
  ttlMs: picklistTtlMs,
})

/** Which object's picklists, for which record type; the master is 012000000000000AAA. */
export type GetPicklistValuesByRecordTypeConfig = ConfigOf<typeof getPicklistValuesByRecordType>

function checkField({
  fieldApiName,
  objectApiName,
}: GetPicklistValuesConfig): Omit<CheckedPicklist, 'recordTypeId'> | null {
  const objectName = checkObjectName(objectApiName)
  const plain = checkName(fieldApiName)
  if (objectName !== null && plain !== null && !plain.includes('.')) {
    return { objectApiName: objectName, fieldApiName: plain }
  }
  const [object, field, ...deeper] = checkQualifiedField(fieldApiName)?.split('.') ?? []
  if (object === undefined || field === undefined || deeper.length > 0) return null
  return { objectApiName: object, fieldApiName: field }
}
