import { Type } from 'typebox'
import { alertKinds, type AlertKind as KindOfAlert } from '../facts/alert-kinds'

/** A kind of alert, a value of `Alert_Type__c`. */
export const AlertKind = Type.Unsafe<KindOfAlert>(Type.Union(alertKinds.map((kind) => Type.Literal(kind))))
