import type { FieldDataType } from '../declare/field'
import { booleanType } from './boolean'
import { currencyType } from './currency'
import { dateType } from './date'
import { dateTimeType } from './date-time'
import { doubleType } from './double'
import { emailType } from './email'
import type { FieldType } from './field-type'
import { intType } from './int'
import { percentType } from './percent'
import { phoneType } from './phone'
import { picklistType } from './picklist'
import { referenceType } from './reference'
import { stringType } from './string'
import { textAreaType } from './text-area'
import { urlType } from './url'

/** Every data type, by its name in object info. */
export const fieldTypes: Readonly<Record<FieldDataType, FieldType>> = {
  Boolean: booleanType,
  Currency: currencyType,
  Date: dateType,
  DateTime: dateTimeType,
  Double: doubleType,
  Email: emailType,
  Int: intType,
  Percent: percentType,
  Phone: phoneType,
  Picklist: picklistType,
  Reference: referenceType,
  String: stringType,
  TextArea: textAreaType,
  Url: urlType,
}
