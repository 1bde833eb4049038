export { BarChart, type BarChartProps } from './BarChart/BarChart'
export type { BarChartBar, BarReading } from './BarChart/bar'
export { BrandMark, type BrandMarkLogo, type BrandMarkProps } from './BrandMark/BrandMark'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './Button/Button'
export { Card, type CardProps } from './Card/Card'
export { ChangeChart, type ChangeChartProps } from './ChangeChart/ChangeChart'
export { CheckBox, type CheckBoxProps } from './CheckBox/CheckBox'
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRow,
} from './DataTable/DataTable'
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState'
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary'
export { FileField, type FileFieldProps } from './FileField/FileField'
export { type FilterLink, FilterLinks, type FilterLinksProps } from './FilterLinks/FilterLinks'
export { Hero, type HeroProps } from './Hero/Hero'
export { Icon, type IconProps } from './Icon/Icon'
export type { IconName } from './Icon/icon-shapes'
export { LanguageToggle, type LanguageToggleProps } from './LanguageToggle/LanguageToggle'
export { LinkList, type LinkListItem, type LinkListProps } from './LinkList/LinkList'
export {
  MainNavigation,
  type MainNavigationItem,
  type MainNavigationProps,
} from './MainNavigation/MainNavigation'
export { Notice, type NoticeKind, type NoticeProps } from './Notice/Notice'
export { PageTitle, type PageTitleProps } from './PageTitle/PageTitle'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField'
export { type PasswordRule, PasswordRules, type PasswordRulesProps } from './PasswordRules/PasswordRules'
export { PrintButton } from './PrintButton/PrintButton'
export { RadioGroup, type RadioGroupOption, type RadioGroupProps } from './RadioGroup/RadioGroup'
export { ScriptOnly } from './ScriptOnly/ScriptOnly'
export { SelectField, type SelectFieldOption, type SelectFieldProps } from './SelectField/SelectField'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink'
export { StageList, type StageListProps, type StageListStage } from './StageList/StageList'
export { Stat, type StatProps } from './Stat/Stat'
export { TextArea, type TextAreaProps } from './TextArea/TextArea'
export { FieldError } from './TextField/FieldError'
export { FieldsOver, useFieldIds } from './TextField/FieldFrame'
export { TextField, type TextFieldProps } from './TextField/TextField'
export { TrendLine, type TrendLineProps } from './TrendLine/TrendLine'
export { useHasScript } from './use-has-script'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden'
