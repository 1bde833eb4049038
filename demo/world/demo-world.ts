import type { BrandKey } from '@porchlight/brands'
import type { FieldScalar, Label } from '@porchlight/metadata'

/**
 * A record of the demo world: values as in a request, without derived fields. Of the system fields only `CreatedDate`
 * and `CreatedById` are set, where they are meaningful.
 */
export interface DemoRecord {
  readonly objectApiName: string
  /** 18 characters. */
  readonly id: string
  readonly fields: Readonly<Record<string, FieldScalar>>
}

/** A sign-in that the demo offers, with its person's story. */
export interface DemoSignIn {
  /** The id of the `User` record. */
  readonly userId: string
  readonly username: string
  readonly password: string
  readonly name: string
  /** The brand that the person is a customer of, or serves. */
  readonly brand: BrandKey
  readonly story: Label
  /** Where the sign-in leads: a path of the site. */
  readonly startUrl: string
}

/** Invented people, homes and utilities, for demo mode only. */
export interface DemoWorld {
  /**
   * Ordered so that each record refers only to earlier ones. Files have no bytes yet: their sizes are 0, and a
   * version's storage key is where the bytes for its name and type are to be stored.
   */
  readonly records: readonly DemoRecord[]
  readonly signIns: readonly DemoSignIn[]
}

/** The settings that the world is built from. */
export interface DemoSettings {
  /** `YYYY-MM-DD`: the day that dates are relative to. */
  readonly today: string
  readonly seed: number
}

/** The password of every demo sign-in; production refuses to start with demo users. */
export const demoPassword = 'Porchlight-demo-1!'
