import theme from 'vitepress/theme-without-fonts'
import '@fontsource-variable/figtree'
// Last, because it overrules the theme.
import './site.css'

export default theme
