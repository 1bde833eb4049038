/** A picture that somebody gave a record in place of its object's theme. */
export interface PhotoAvatar {
  /** An https address or a path of this installation. */
  readonly photoUrl: string
  /** The picture's id where it comes from. */
  readonly externalId: string | null
  readonly blueMasterId: string | null
  readonly profileName: string | null
}
