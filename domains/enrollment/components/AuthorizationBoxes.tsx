import { CheckBox } from '@porchlight/design-system'
import { usePage } from '@porchlight/page-parts/page/page-context'

interface AuthorizationBoxesProps {
  /** What the customer agrees to: the name of each box, and its text. */
  readonly authorizations: readonly { readonly name: string; readonly text: string }[]
  /** Returns the error of a box, from the form. */
  readonly errorOf: (name: string) => string | undefined
}

/** The boxes to tick, none of them ticked at first, and the language that their texts are shown in. */
export function AuthorizationBoxes({ authorizations, errorOf }: AuthorizationBoxesProps) {
  const { form, language } = usePage()
  return (
    <>
      <input type="hidden" name="textLanguage" value={language} />
      {authorizations.map(({ name, text }) => (
        <CheckBox
          key={name}
          name={name}
          value="yes"
          label={text}
          error={errorOf(name)}
          defaultChecked={form?.values[name] === 'yes'}
          required
        />
      ))}
    </>
  )
}
