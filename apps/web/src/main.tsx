// Starts the app: theme and language before anything is drawn, then the screen of the address.
import '@sheaf/ui/tokens.css'
import '@sheaf/ui/base.css'
import { ErrorBoundary } from '@sheaf/ui/error-boundary/error-boundary'
import { leaveFieldsWithPage } from '@sheaf/ui/page-leave/page-leave'
import './shell.css'
import { createRoot } from 'react-dom/client'
import { App, prepareScreen } from './app'
import { AppError } from './app-error'
import { expectAnswers } from './data/document-answers'
import { removeFailedLinks } from './failed-links'
import { startLocale } from './i18n/locale-choice'
import { reloadForNewBuild } from './new-build'
import { applyStoredTheme } from './theme-choice'

expectAnswers()
reloadForNewBuild()
removeFailedLinks()
applyStoredTheme()
leaveFieldsWithPage()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Not awaited at the top: the file of a language needs this one to be done first.
void Promise.all([startLocale(), prepareScreen()]).then(() =>
  createRoot(root).render(
    <ErrorBoundary instead={() => <AppError />}>
      <App />
    </ErrorBoundary>,
  ),
)
