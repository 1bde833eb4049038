import styles from './BrandMark.module.css'

/** A logo as the shapes of an inline SVG. */
export interface BrandMarkLogo {
  readonly viewBox: string
  readonly shapes: readonly { readonly path: string; readonly colour: 'primary' | 'accent' }[]
}

export interface BrandMarkProps {
  readonly logo: BrandMarkLogo
  /** The brand's name, shown as text beside the mark. */
  readonly name: string
  /** `footer` on the footer's ground: mark and name in the colour of its text. */
  readonly ground?: 'canvas' | 'footer'
}

/** The mark of a brand and its name. */
export function BrandMark({ logo, name, ground = 'canvas' }: BrandMarkProps) {
  return (
    <span className={ground === 'footer' ? styles.onFooter : styles.brand}>
      <svg className={styles.mark} viewBox={logo.viewBox} aria-hidden="true">
        {logo.shapes.map(({ path, colour }) => (
          <path key={path} d={path} className={styles[colour]} />
        ))}
      </svg>
      <span>{name}</span>
    </span>
  )
}
