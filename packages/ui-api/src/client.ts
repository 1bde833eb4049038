// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export { type GetListRecordsByNameConfig, getListRecordsByName } from './list-records/list-records/client'
export { type GetObjectInfoConfig, getObjectInfo } from './object-info/object-info/client'
export {
  type CreateRecordInput,
  createRecord,
  deleteRecord,
  type FieldInput,
  type GetRecordConfig,
  getRecord,
  type UpdateRecordInput,
  updateRecord,
} from './records/record/client'
export {
  type GetRelatedListRecordsConfig,
  getRelatedListRecords,
} from './related-list-records/related-list-records/client'
