// Starts the app: theme and language before anything is drawn, then the screen of the address.
import '@sheaf/ui/tokens.css'
import '@sheaf/ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { activate, SOURCE_LOCALE } from './i18n/t'
import { reloadForNewBuild } from './new-build'
import { applyStoredTheme } from './theme-choice'

reloadForNewBuild()
applyStoredTheme()
activate(SOURCE_LOCALE)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
