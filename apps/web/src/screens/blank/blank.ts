import { defineScreen } from '../define-screen'

export const blank = defineScreen({ routes: ['blank'], load: async () => () => null })
