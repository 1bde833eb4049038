import type { FieldScalar } from '../field-types/field-value'
import type { Viewer, ViewerClass } from '../viewer'
import type { Label } from './label'

/** The sizes of screen that pages are laid out for: desktop, tablet, phone. */
export const formFactors = ['Large', 'Medium', 'Small'] as const
export type FormFactor = (typeof formFactors)[number]

/** The type of an action, in the platform's terms; the `subtype` of its descriptions. */
export type QuickActionType = 'Create' | 'Update' | 'LogACall' | 'SendEmail'

/** The parts of a page that actions are shown in. */
export const actionSections = [
  'ActivityComposer',
  'CollaborateComposer',
  'Page',
  'SingleActionLinks',
] as const
export type ActionSection = (typeof actionSections)[number]

/** Who can perform actions: those who are signed in. */
export type PerformerClass = Exclude<ViewerClass, 'guest' | 'system'>

/** A viewer who performs an action. */
export type Performer = Extract<Viewer, { readonly class: PerformerClass }>

/** One field of an action's form. */
export interface QuickActionFieldDeclaration {
  readonly fieldApiName: string
  /** The field's object; the action's target object by default. */
  readonly objectApiName?: string
  /** The label in the form; the field's own by default. */
  readonly label?: Label
  readonly required?: boolean
  /** Everyone who may perform the action by default. */
  readonly performers?: readonly PerformerClass[]
  /** The initial value in the form, regardless of the record. */
  readonly initial?: FieldScalar
}

/**
 * Fields that an action writes although plain writes of its performers may not. They apply only inside this action;
 * rules, state tables and the reach of records apply as everywhere.
 */
export interface WriteGrant {
  readonly objectApiName: string
  readonly create?: readonly string[]
  readonly update?: readonly string[]
}

/** Where a condition of `related` gets the value that it compares with. */
export type RelatedValue =
  | { readonly record: string }
  | { readonly input: string }
  | { readonly value: FieldScalar }

/**
 * Other records that an effect or a rule needs, read as the writer: those that meet every condition; for a rule, all of
 * them if there is none.
 */
export interface RelatedDeclaration {
  readonly objectApiName: string
  /** Names may span: `Account__r.ContactId`. */
  readonly where: readonly { readonly fieldApiName: string; readonly equals: RelatedValue }[]
  readonly fields: readonly string[]
  /** Only the `count` records with the greatest values of the field `by`, in descending order. */
  readonly newest?: { readonly by: string; readonly count: number }
  /** After-rules: not read where the one of this name, declared before it, found a record. */
  readonly unless?: string
  /**
   * Reads the records as the platform: the consequences must be the same whoever writes, and the records are not
   * secret.
   */
  readonly asPlatform?: true
}

/** A record as effects see it. Fields that the performer cannot read are null. */
export interface ActionRecord {
  readonly id: string
  /** By the names that the action declares, spanning ones too. */
  readonly values: Readonly<Record<string, FieldScalar>>
}

/** All that an effect knows. */
export interface ActionContext {
  /** The record that the action is performed on; without values for global actions, whose id is empty. */
  readonly record: ActionRecord
  /** By the names that the action declares. */
  readonly related: Readonly<Record<string, readonly ActionRecord[]>>
  /** The form's fields as they would be stored; those that were not sent are null. */
  readonly input: Readonly<Record<string, FieldScalar>>
  readonly viewer: Performer
  readonly now: Date
}

/** A write that an effect requests. */
export type ActionWrite =
  | {
      readonly type: 'create'
      readonly objectApiName: string
      readonly fields: Readonly<Record<string, FieldScalar>>
    }
  | {
      readonly type: 'update'
      readonly recordId: string
      readonly fields: Readonly<Record<string, FieldScalar>>
    }

/**
 * Something other than a record that is committed or rolled back with the writes, such as a mail: its name, and ids and
 * facts.
 */
export interface ServiceRequest {
  readonly service: string
  readonly payload: Readonly<Record<string, string>>
}

/** The result of a performed action: its writes in order, or why it cannot be performed. */
export type ActionOutcome =
  | {
      readonly kind: 'done'
      readonly writes: readonly ActionWrite[]
      readonly requests?: readonly ServiceRequest[]
      /** Shown instead of the action's own message. */
      readonly successMessage?: Label
    }
  | { readonly kind: 'refused'; readonly fieldApiName: string; readonly message: Label }

/** A quick action: something that a person does to a record in one step. */
export interface QuickActionDeclaration {
  /** The names of the object and the action (`Case.Reply`); only that of the action if it is global (`NewCase`). */
  readonly apiName: string
  readonly label: Label
  readonly type: QuickActionType
  readonly icon: ActionIcon
  readonly section: ActionSection
  /** The object whose fields are in the form, and of which `Create` creates a record. */
  readonly targetObjectApiName: string
  /** The field of the target that refers to the record it is performed on. */
  readonly targetParentField?: string
  readonly fields: readonly QuickActionFieldDeclaration[]
  readonly performers: readonly PerformerClass[]
  /** False: only shown when all actions are requested, not on the page itself. */
  readonly isOnPage?: boolean
  /** All by default. */
  readonly formFactors?: readonly FormFactor[]
  /** Fields of the record that the effect and `isOffered` read; they may span. */
  readonly reads: readonly string[]
  readonly related?: Readonly<Record<string, RelatedDeclaration>>
  readonly grants?: readonly WriteGrant[]
  /** The names of the services that the effect may call. */
  readonly services?: readonly string[]
  /** Whether to offer the action for the record in its current state; always by default. */
  readonly isOffered?: (record: ActionRecord, viewer: Performer) => boolean
  /** Computes what the action does, as a pure function of its context. */
  readonly effect: (context: ActionContext) => ActionOutcome
  readonly successMessage: Label
}

/** The pictures that actions have. */
export type ActionIcon =
  | 'approve'
  | 'call'
  | 'close'
  | 'document'
  | 'mail'
  | 'money'
  | 'new'
  | 'person'
  | 'reply'
  | 'time'
