// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export {
  type AnswerOf,
  type BodyOf,
  type CallContract,
  type CallMethod,
  defineCall,
  type ParamsOf,
  type QueryOf,
} from './define/call'
export {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  type ListRecordsRepresentation,
  type ListReferenceRepresentation,
  postListRecordsByNameContract,
} from './list-records/list-records/contract'
export { getObjectInfoContract } from './object-info/object-info/contract'
export {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './records/record/contract'
export {
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  type RelatedListRecordsRepresentation,
  type RelatedListReferenceRepresentation,
} from './related-list-records/related-list-records/contract'
export {
  type RecordCollectionRepresentation,
  recordCollectionProperties,
} from './representation/record-collection-schema'
export { RecordSchema } from './representation/record-schema'
export {
  ApiNameParam,
  CommaSeparated,
  IntegerText,
  NameArray,
  PageTokenText,
  RecordIdParam,
} from './request/request-schemas'
