// Icons by the name that data gives them: kinds, offers, callouts. One explicit list, loaded when the first name is drawn; a name
// that is not in it is drawn as a plain square.
import IALargeSmall from 'lucide-react/icons/a-large-small'
import IAlarmClock from 'lucide-react/icons/alarm-clock'
import IAppWindow from 'lucide-react/icons/app-window'
import IArrowDown from 'lucide-react/icons/arrow-down'
import IArrowRight from 'lucide-react/icons/arrow-right'
import IArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import IArrowUp from 'lucide-react/icons/arrow-up'
import IArrowUpRight from 'lucide-react/icons/arrow-up-right'
import IAtSign from 'lucide-react/icons/at-sign'
import IBaseline from 'lucide-react/icons/baseline'
import IBell from 'lucide-react/icons/bell'
import IBellPlus from 'lucide-react/icons/bell-plus'
import IBellRing from 'lucide-react/icons/bell-ring'
import IBlocks from 'lucide-react/icons/blocks'
import IBold from 'lucide-react/icons/bold'
import IBookMarked from 'lucide-react/icons/book-marked'
import IBookOpen from 'lucide-react/icons/book-open'
import IBookmark from 'lucide-react/icons/bookmark'
import IBot from 'lucide-react/icons/bot'
import IBox from 'lucide-react/icons/box'
import IBoxes from 'lucide-react/icons/boxes'
import IBraces from 'lucide-react/icons/braces'
import IBrush from 'lucide-react/icons/brush'
import IBuilding2 from 'lucide-react/icons/building-2'
import ICalendar from 'lucide-react/icons/calendar'
import ICalendarClock from 'lucide-react/icons/calendar-clock'
import ICalendarDays from 'lucide-react/icons/calendar-days'
import ICalendarPlus from 'lucide-react/icons/calendar-plus'
import ICaseSensitive from 'lucide-react/icons/case-sensitive'
import IChartColumn from 'lucide-react/icons/chart-column'
import IChartGantt from 'lucide-react/icons/chart-gantt'
import ICheck from 'lucide-react/icons/check'
import IChevronDown from 'lucide-react/icons/chevron-down'
import IChevronRight from 'lucide-react/icons/chevron-right'
import IChevronsRight from 'lucide-react/icons/chevrons-right'
import ICircle from 'lucide-react/icons/circle'
import ICircleCheck from 'lucide-react/icons/circle-check'
import ICircleHelp from 'lucide-react/icons/circle-help'
import ICircleUser from 'lucide-react/icons/circle-user'
import IClipboard from 'lucide-react/icons/clipboard'
import IClipboardCopy from 'lucide-react/icons/clipboard-copy'
import IClock from 'lucide-react/icons/clock'
import ICode from 'lucide-react/icons/code'
import ICodeXml from 'lucide-react/icons/code-xml'
import IColumns2 from 'lucide-react/icons/columns-2'
import IColumns3 from 'lucide-react/icons/columns-3'
import IColumns4 from 'lucide-react/icons/columns-4'
import IComponent from 'lucide-react/icons/component'
import ICopy from 'lucide-react/icons/copy'
import ICopyCheck from 'lucide-react/icons/copy-check'
import ICopyPlus from 'lucide-react/icons/copy-plus'
import ICornerDownRight from 'lucide-react/icons/corner-down-right'
import IDatabase from 'lucide-react/icons/database'
import IDownload from 'lucide-react/icons/download'
import IExternalLink from 'lucide-react/icons/external-link'
import IEye from 'lucide-react/icons/eye'
import IFile from 'lucide-react/icons/file'
import IFileAudio from 'lucide-react/icons/file-audio'
import IFileCode from 'lucide-react/icons/file-code'
import IFileImage from 'lucide-react/icons/file-image'
import IFilePlay from 'lucide-react/icons/file-play'
import IFilePlus from 'lucide-react/icons/file-plus'
import IFileText from 'lucide-react/icons/file-text'
import IFileUp from 'lucide-react/icons/file-up'
import IFileVideo from 'lucide-react/icons/file-video'
import IFilm from 'lucide-react/icons/film'
import IFilter from 'lucide-react/icons/filter'
import IFolder from 'lucide-react/icons/folder'
import IFolderOpen from 'lucide-react/icons/folder-open'
import IForm from 'lucide-react/icons/form'
import IFrame from 'lucide-react/icons/frame'
import IGalleryHorizontal from 'lucide-react/icons/gallery-horizontal'
import IGalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end'
import IGlobe from 'lucide-react/icons/globe'
import IGrid3x3 from 'lucide-react/icons/grid-3x3'
import IGroup from 'lucide-react/icons/group'
import IHash from 'lucide-react/icons/hash'
import IHeading from 'lucide-react/icons/heading'
import IHeading1 from 'lucide-react/icons/heading-1'
import IHeading2 from 'lucide-react/icons/heading-2'
import IHeading3 from 'lucide-react/icons/heading-3'
import IHeading4 from 'lucide-react/icons/heading-4'
import IHeadphones from 'lucide-react/icons/headphones'
import IHighlighter from 'lucide-react/icons/highlighter'
import IHistory from 'lucide-react/icons/history'
import IHouse from 'lucide-react/icons/house'
import IImage from 'lucide-react/icons/image'
import IImagePlus from 'lucide-react/icons/image-plus'
import IInbox from 'lucide-react/icons/inbox'
import IInfo from 'lucide-react/icons/info'
import IItalic from 'lucide-react/icons/italic'
import IKanban from 'lucide-react/icons/kanban'
import IKey from 'lucide-react/icons/key'
import IKeyboard from 'lucide-react/icons/keyboard'
import ILanguages from 'lucide-react/icons/languages'
import ILayers from 'lucide-react/icons/layers'
import ILayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ILayoutGrid from 'lucide-react/icons/layout-grid'
import ILayoutList from 'lucide-react/icons/layout-list'
import ILayoutTemplate from 'lucide-react/icons/layout-template'
import ILightbulb from 'lucide-react/icons/lightbulb'
import ILink from 'lucide-react/icons/link'
import ILink2 from 'lucide-react/icons/link-2'
import IList from 'lucide-react/icons/list'
import IListChecks from 'lucide-react/icons/list-checks'
import IListChevronsDownUp from 'lucide-react/icons/list-chevrons-down-up'
import IListCollapse from 'lucide-react/icons/list-collapse'
import IListOrdered from 'lucide-react/icons/list-ordered'
import IListTodo from 'lucide-react/icons/list-todo'
import IListTree from 'lucide-react/icons/list-tree'
import ILock from 'lucide-react/icons/lock'
import IMail from 'lucide-react/icons/mail'
import IMap from 'lucide-react/icons/map'
import IMapPin from 'lucide-react/icons/map-pin'
import IMapPinned from 'lucide-react/icons/map-pinned'
import IMegaphone from 'lucide-react/icons/megaphone'
import IMessageSquare from 'lucide-react/icons/message-square'
import IMessageSquarePlus from 'lucide-react/icons/message-square-plus'
import IMessageSquareQuote from 'lucide-react/icons/message-square-quote'
import IMic from 'lucide-react/icons/mic'
import IMinus from 'lucide-react/icons/minus'
import IMonitor from 'lucide-react/icons/monitor'
import IMoon from 'lucide-react/icons/moon'
import IMousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import IMoveRight from 'lucide-react/icons/move-right'
import IMusic from 'lucide-react/icons/music'
import INavigation from 'lucide-react/icons/navigation'
import INotebook from 'lucide-react/icons/notebook'
import IPaintBucket from 'lucide-react/icons/paint-bucket'
import IPalette from 'lucide-react/icons/palette'
import IPanelTop from 'lucide-react/icons/panel-top'
import IPanelsTopLeft from 'lucide-react/icons/panels-top-left'
import IPaperclip from 'lucide-react/icons/paperclip'
import IPause from 'lucide-react/icons/pause'
import IPenTool from 'lucide-react/icons/pen-tool'
import IPencil from 'lucide-react/icons/pencil'
import IPercent from 'lucide-react/icons/percent'
import IPhone from 'lucide-react/icons/phone'
import IPi from 'lucide-react/icons/pi'
import IPin from 'lucide-react/icons/pin'
import IPlay from 'lucide-react/icons/play'
import IPlus from 'lucide-react/icons/plus'
import IPresentation from 'lucide-react/icons/presentation'
import IPrinter from 'lucide-react/icons/printer'
import IPuzzle from 'lucide-react/icons/puzzle'
import IQuote from 'lucide-react/icons/quote'
import IRadical from 'lucide-react/icons/radical'
import IRedo2 from 'lucide-react/icons/redo-2'
import IRefreshCcw from 'lucide-react/icons/refresh-ccw'
import IRepeat from 'lucide-react/icons/repeat'
import IRepeat2 from 'lucide-react/icons/repeat-2'
import IReplace from 'lucide-react/icons/replace'
import IReplaceAll from 'lucide-react/icons/replace-all'
import IRoute from 'lucide-react/icons/route'
import IRows3 from 'lucide-react/icons/rows-3'
import IScissors from 'lucide-react/icons/scissors'
import IScrollText from 'lucide-react/icons/scroll-text'
import ISearch from 'lucide-react/icons/search'
import ISend from 'lucide-react/icons/send'
import ISeparatorHorizontal from 'lucide-react/icons/separator-horizontal'
import ISettings from 'lucide-react/icons/settings'
import IShapes from 'lucide-react/icons/shapes'
import IShare2 from 'lucide-react/icons/share-2'
import ISheet from 'lucide-react/icons/sheet'
import IShield from 'lucide-react/icons/shield'
import ISigma from 'lucide-react/icons/sigma'
import ISignature from 'lucide-react/icons/signature'
import ISignpost from 'lucide-react/icons/signpost'
import ISmile from 'lucide-react/icons/smile'
import ISparkles from 'lucide-react/icons/sparkles'
import ISplit from 'lucide-react/icons/split'
import ISquare from 'lucide-react/icons/square'
import ISquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import ISquareCheck from 'lucide-react/icons/square-check'
import ISquareChevronRight from 'lucide-react/icons/square-chevron-right'
import ISquareCode from 'lucide-react/icons/square-code'
import ISquareFunction from 'lucide-react/icons/square-function'
import ISquareMousePointer from 'lucide-react/icons/square-mouse-pointer'
import ISquarePen from 'lucide-react/icons/square-pen'
import ISquarePlay from 'lucide-react/icons/square-play'
import IStar from 'lucide-react/icons/star'
import IStickyNote from 'lucide-react/icons/sticky-note'
import IStrikethrough from 'lucide-react/icons/strikethrough'
import ISun from 'lucide-react/icons/sun'
import ITable from 'lucide-react/icons/table'
import ITableOfContents from 'lucide-react/icons/table-of-contents'
import ITableProperties from 'lucide-react/icons/table-properties'
import ITag from 'lucide-react/icons/tag'
import ITags from 'lucide-react/icons/tags'
import ITerminal from 'lucide-react/icons/terminal'
import ITextInitial from 'lucide-react/icons/text-initial'
import ITextQuote from 'lucide-react/icons/text-quote'
import ITextSearch from 'lucide-react/icons/text-search'
import IToggleLeft from 'lucide-react/icons/toggle-left'
import IToggleRight from 'lucide-react/icons/toggle-right'
import ITrash from 'lucide-react/icons/trash'
import ITrash2 from 'lucide-react/icons/trash-2'
import ITriangleAlert from 'lucide-react/icons/triangle-alert'
import IType from 'lucide-react/icons/type'
import IUnderline from 'lucide-react/icons/underline'
import IUndo2 from 'lucide-react/icons/undo-2'
import IUpload from 'lucide-react/icons/upload'
import IUser from 'lucide-react/icons/user'
import IUsers from 'lucide-react/icons/users'
import IVariable from 'lucide-react/icons/variable'
import IVideo from 'lucide-react/icons/video'
import IVolume2 from 'lucide-react/icons/volume-2'
import IWandSparkles from 'lucide-react/icons/wand-sparkles'
import IWholeWord from 'lucide-react/icons/whole-word'
import IWorkflow from 'lucide-react/icons/workflow'
import IX from 'lucide-react/icons/x'
import IZap from 'lucide-react/icons/zap'
import type { IconShape } from './icon'

export const iconsByName: Readonly<Record<string, IconShape>> = {
  languages: ILanguages,
  percent: IPercent,
  filter: IFilter,
  group: IGroup,
  settings: ISettings,
  shield: IShield,
  printer: IPrinter,
  pause: IPause,
  history: IHistory,
  key: IKey,
  eye: IEye,
  monitor: IMonitor,
  zap: IZap,
  'a-large-small': IALargeSmall,
  'alarm-clock': IAlarmClock,
  'app-window': IAppWindow,
  'arrow-down': IArrowDown,
  'arrow-right': IArrowRight,
  'arrow-right-left': IArrowRightLeft,
  'arrow-up': IArrowUp,
  'arrow-up-right': IArrowUpRight,
  'at-sign': IAtSign,
  baseline: IBaseline,
  bell: IBell,
  'bell-plus': IBellPlus,
  'bell-ring': IBellRing,
  blocks: IBlocks,
  bold: IBold,
  'book-marked': IBookMarked,
  'book-open': IBookOpen,
  bookmark: IBookmark,
  bot: IBot,
  box: IBox,
  boxes: IBoxes,
  braces: IBraces,
  brush: IBrush,
  'building-2': IBuilding2,
  calendar: ICalendar,
  'calendar-clock': ICalendarClock,
  'calendar-days': ICalendarDays,
  'calendar-plus': ICalendarPlus,
  'case-sensitive': ICaseSensitive,
  'chart-column': IChartColumn,
  'chart-gantt': IChartGantt,
  check: ICheck,
  'chevron-down': IChevronDown,
  'chevron-right': IChevronRight,
  'chevrons-right': IChevronsRight,
  circle: ICircle,
  'circle-check': ICircleCheck,
  'circle-help': ICircleHelp,
  'circle-user': ICircleUser,
  clipboard: IClipboard,
  'clipboard-copy': IClipboardCopy,
  clock: IClock,
  code: ICode,
  'code-xml': ICodeXml,
  'columns-2': IColumns2,
  'columns-3': IColumns3,
  'columns-4': IColumns4,
  component: IComponent,
  copy: ICopy,
  'copy-check': ICopyCheck,
  'copy-plus': ICopyPlus,
  'corner-down-right': ICornerDownRight,
  database: IDatabase,
  download: IDownload,
  'external-link': IExternalLink,
  file: IFile,
  'file-audio': IFileAudio,
  'file-code': IFileCode,
  'file-image': IFileImage,
  'file-play': IFilePlay,
  'file-plus': IFilePlus,
  'file-text': IFileText,
  'file-up': IFileUp,
  'file-video': IFileVideo,
  film: IFilm,
  folder: IFolder,
  'folder-open': IFolderOpen,
  form: IForm,
  frame: IFrame,
  'gallery-horizontal': IGalleryHorizontal,
  'gallery-vertical-end': IGalleryVerticalEnd,
  globe: IGlobe,
  'grid-3x3': IGrid3x3,
  hash: IHash,
  heading: IHeading,
  'heading-1': IHeading1,
  'heading-2': IHeading2,
  'heading-3': IHeading3,
  'heading-4': IHeading4,
  headphones: IHeadphones,
  highlighter: IHighlighter,
  house: IHouse,
  image: IImage,
  'image-plus': IImagePlus,
  inbox: IInbox,
  info: IInfo,
  italic: IItalic,
  kanban: IKanban,
  keyboard: IKeyboard,
  layers: ILayers,
  'layout-dashboard': ILayoutDashboard,
  'layout-grid': ILayoutGrid,
  'layout-list': ILayoutList,
  'layout-template': ILayoutTemplate,
  lightbulb: ILightbulb,
  link: ILink,
  'link-2': ILink2,
  list: IList,
  'list-checks': IListChecks,
  'list-chevrons-down-up': IListChevronsDownUp,
  'list-collapse': IListCollapse,
  'list-ordered': IListOrdered,
  'list-todo': IListTodo,
  'list-tree': IListTree,
  lock: ILock,
  mail: IMail,
  map: IMap,
  'map-pin': IMapPin,
  'map-pinned': IMapPinned,
  megaphone: IMegaphone,
  'message-square': IMessageSquare,
  'message-square-plus': IMessageSquarePlus,
  'message-square-quote': IMessageSquareQuote,
  mic: IMic,
  minus: IMinus,
  moon: IMoon,
  'mouse-pointer-click': IMousePointerClick,
  'move-right': IMoveRight,
  music: IMusic,
  navigation: INavigation,
  notebook: INotebook,
  'paint-bucket': IPaintBucket,
  palette: IPalette,
  'panel-top': IPanelTop,
  'panels-top-left': IPanelsTopLeft,
  paperclip: IPaperclip,
  'pen-tool': IPenTool,
  pencil: IPencil,
  phone: IPhone,
  pi: IPi,
  pin: IPin,
  play: IPlay,
  plus: IPlus,
  presentation: IPresentation,
  puzzle: IPuzzle,
  quote: IQuote,
  radical: IRadical,
  'redo-2': IRedo2,
  'refresh-ccw': IRefreshCcw,
  repeat: IRepeat,
  'repeat-2': IRepeat2,
  replace: IReplace,
  'replace-all': IReplaceAll,
  route: IRoute,
  'rows-3': IRows3,
  scissors: IScissors,
  'scroll-text': IScrollText,
  search: ISearch,
  send: ISend,
  'separator-horizontal': ISeparatorHorizontal,
  shapes: IShapes,
  'share-2': IShare2,
  sheet: ISheet,
  sigma: ISigma,
  signature: ISignature,
  signpost: ISignpost,
  smile: ISmile,
  sparkles: ISparkles,
  split: ISplit,
  square: ISquare,
  'square-arrow-out-up-right': ISquareArrowOutUpRight,
  'square-check': ISquareCheck,
  'square-chevron-right': ISquareChevronRight,
  'square-code': ISquareCode,
  'square-function': ISquareFunction,
  'square-mouse-pointer': ISquareMousePointer,
  'square-pen': ISquarePen,
  'square-play': ISquarePlay,
  star: IStar,
  'sticky-note': IStickyNote,
  strikethrough: IStrikethrough,
  sun: ISun,
  table: ITable,
  'table-of-contents': ITableOfContents,
  'table-properties': ITableProperties,
  tag: ITag,
  tags: ITags,
  terminal: ITerminal,
  'text-initial': ITextInitial,
  'text-quote': ITextQuote,
  'text-search': ITextSearch,
  'toggle-left': IToggleLeft,
  'toggle-right': IToggleRight,
  trash: ITrash,
  'trash-2': ITrash2,
  'triangle-alert': ITriangleAlert,
  type: IType,
  underline: IUnderline,
  'undo-2': IUndo2,
  upload: IUpload,
  user: IUser,
  users: IUsers,
  variable: IVariable,
  video: IVideo,
  'volume-2': IVolume2,
  'wand-sparkles': IWandSparkles,
  'whole-word': IWholeWord,
  workflow: IWorkflow,
  x: IX,
}

export const iconByName = (name: string): IconShape => iconsByName[name] ?? ISquare
