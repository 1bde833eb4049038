import styles from './Avatar.module.css'
import { createInitialsPicture } from './initials'

interface AvatarProps {
  /** The record's own picture; undefined where it has none. */
  readonly photoUrl: string | undefined
  /** The colour of the record's object, six hexadecimal digits, and its icon. */
  readonly theme: { readonly color: string; readonly iconUrl: string }
  /** What a person is called, whose initials stand for them; null for all other records. */
  readonly personName: string | null
  readonly size?: 'small' | 'large'
}

/** The picture of a record, else a person's initials, else the icon of its object. It repeats the name beside it, so it is silent. */
export function Avatar({ photoUrl, theme, personName, size = 'small' }: AvatarProps) {
  const fallbackUrl = personName === null ? theme.iconUrl : createInitialsPicture(personName, theme.color)
  const shape = personName === null ? styles.thing : styles.person
  return <img className={`${styles[size]} ${shape}`} src={photoUrl ?? fallbackUrl} alt="" />
}
