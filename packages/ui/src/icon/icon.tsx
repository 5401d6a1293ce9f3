// The only importer of lucide-react: one size rule, one stroke, and the icons the product uses under its own names.
// Icons are re-exported one by one so that each screen loads only its own.
import type { ComponentType, SVGProps } from 'react'
import { joinClasses } from '../join-classes'
import styles from './icon.module.css'

export type IconShape = ComponentType<SVGProps<SVGSVGElement>>
type IconSize = 16 | 20

type IconProps = {
  of: IconShape
  size?: IconSize
  /** Turns round in right-to-left text: arrows and chevrons that point along the line. */
  mirrored?: boolean
  /** Only where no text or accessible name stands beside it. */
  label?: string
  className?: string | undefined
}

const strokePx = 1.5
const gridPx = 24

export function Icon({ of: Shape, size = 16, mirrored = false, label, className }: IconProps) {
  return (
    <Shape
      width={size}
      height={size}
      // Drawn on a 24 grid: scaled up so that the line is 1.5 px at either size.
      strokeWidth={(strokePx * gridPx) / size}
      className={joinClasses(styles.icon, mirrored && styles.mirrored, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

export { default as ArchiveIcon } from 'lucide-react/icons/archive'
export { default as ArchiveRestoreIcon } from 'lucide-react/icons/archive-restore'
export { default as ArrowDownIcon } from 'lucide-react/icons/arrow-down'
export { default as SortIcon } from 'lucide-react/icons/arrow-down-up'
export { default as ArrowLeftIcon } from 'lucide-react/icons/arrow-left'
export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right'
export { default as ArrowUpIcon } from 'lucide-react/icons/arrow-up'
export { default as ArrowUpRightIcon } from 'lucide-react/icons/arrow-up-right'
export { default as AtSignIcon } from 'lucide-react/icons/at-sign'
export { default as BellIcon } from 'lucide-react/icons/bell'
export { default as BoldIcon } from 'lucide-react/icons/bold'
export { default as BookmarkIcon } from 'lucide-react/icons/bookmark'
export { default as BuildingIcon } from 'lucide-react/icons/building-2'
export { default as CalendarIcon } from 'lucide-react/icons/calendar'
export { default as CaptionsIcon } from 'lucide-react/icons/captions'
export { default as ChartColumnIcon } from 'lucide-react/icons/chart-column'
export { default as CheckIcon } from 'lucide-react/icons/check'
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down'
export { default as ChevronLeftIcon } from 'lucide-react/icons/chevron-left'
export { default as ChevronRightIcon } from 'lucide-react/icons/chevron-right'
export { default as ChevronUpIcon } from 'lucide-react/icons/chevron-up'
export { default as ChevronsLeftIcon } from 'lucide-react/icons/chevrons-left'
export { default as ChevronsRightIcon } from 'lucide-react/icons/chevrons-right'
export { default as ChevronsUpDownIcon } from 'lucide-react/icons/chevrons-up-down'
export { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert'
export { default as CircleCheckIcon } from 'lucide-react/icons/circle-check'
export { default as CircleDashedIcon } from 'lucide-react/icons/circle-dashed'
export { default as CircleUserIcon } from 'lucide-react/icons/circle-user'
export { default as CloudOffIcon } from 'lucide-react/icons/cloud-off'
export { default as CodeIcon } from 'lucide-react/icons/code'
export { default as TwoColumnsIcon } from 'lucide-react/icons/columns-2'
export { default as CopyIcon } from 'lucide-react/icons/copy'
export { default as CornerDownRightIcon } from 'lucide-react/icons/corner-down-right'
export { default as DownloadIcon } from 'lucide-react/icons/download'
export { default as MoreIcon } from 'lucide-react/icons/ellipsis'
export { default as EraserIcon } from 'lucide-react/icons/eraser'
export { default as ExternalLinkIcon } from 'lucide-react/icons/external-link'
export { default as EyeIcon } from 'lucide-react/icons/eye'
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off'
export { default as FileIcon } from 'lucide-react/icons/file'
export { default as FilePlusIcon } from 'lucide-react/icons/file-plus'
export { default as FileTextIcon } from 'lucide-react/icons/file-text'
export { default as FilterIcon } from 'lucide-react/icons/filter'
export { default as FormIcon } from 'lucide-react/icons/form'
export { default as GlobeIcon } from 'lucide-react/icons/globe'
export { default as GripIcon } from 'lucide-react/icons/grip-vertical'
export { default as GroupIcon } from 'lucide-react/icons/group'
export { default as HighlighterIcon } from 'lucide-react/icons/highlighter'
export { default as HomeIcon } from 'lucide-react/icons/house'
export { default as ImageIcon } from 'lucide-react/icons/image'
export { default as InboxIcon } from 'lucide-react/icons/inbox'
export { default as IndentDecreaseIcon } from 'lucide-react/icons/indent-decrease'
export { default as IndentIncreaseIcon } from 'lucide-react/icons/indent-increase'
export { default as ItalicIcon } from 'lucide-react/icons/italic'
export { default as KeyboardIcon } from 'lucide-react/icons/keyboard'
export { default as LayoutListIcon } from 'lucide-react/icons/layout-list'
export { default as LayoutTemplateIcon } from 'lucide-react/icons/layout-template'
export { default as LinkIcon } from 'lucide-react/icons/link'
export { default as ListCollapseIcon } from 'lucide-react/icons/list-collapse'
export { default as ListTreeIcon } from 'lucide-react/icons/list-tree'
export { default as LockIcon } from 'lucide-react/icons/lock'
export { default as LockOpenIcon } from 'lucide-react/icons/lock-open'
export { default as LogOutIcon } from 'lucide-react/icons/log-out'
export { default as MailIcon } from 'lucide-react/icons/mail'
export { default as MapIcon } from 'lucide-react/icons/map'
export { default as MapPinIcon } from 'lucide-react/icons/map-pin'
export { default as MaximizeIcon } from 'lucide-react/icons/maximize-2'
export { default as MenuIcon } from 'lucide-react/icons/menu'
export { default as CommentIcon } from 'lucide-react/icons/message-square'
export { default as CommentPlusIcon } from 'lucide-react/icons/message-square-plus'
export { default as MinimizeIcon } from 'lucide-react/icons/minimize-2'
export { default as MinusIcon } from 'lucide-react/icons/minus'
export { default as MonitorIcon } from 'lucide-react/icons/monitor'
export { default as MoonIcon } from 'lucide-react/icons/moon'
export { default as MoveIcon } from 'lucide-react/icons/move'
export { default as PaletteIcon } from 'lucide-react/icons/palette'
export { default as PanelLeftIcon } from 'lucide-react/icons/panel-left'
export { default as PanelRightIcon } from 'lucide-react/icons/panel-right'
export { default as PanelRightOpenIcon } from 'lucide-react/icons/panel-right-open'
export { default as PaperclipIcon } from 'lucide-react/icons/paperclip'
export { default as PencilIcon } from 'lucide-react/icons/pencil'
export { default as PhoneIcon } from 'lucide-react/icons/phone'
export { default as PlayIcon } from 'lucide-react/icons/play'
export { default as PlusIcon } from 'lucide-react/icons/plus'
export { default as PrinterIcon } from 'lucide-react/icons/printer'
export { default as PuzzleIcon } from 'lucide-react/icons/puzzle'
export { default as RedoIcon } from 'lucide-react/icons/redo-2'
export { default as RefreshCwIcon } from 'lucide-react/icons/refresh-cw'
export { default as RepeatIcon } from 'lucide-react/icons/repeat'
export { default as ReplaceIcon } from 'lucide-react/icons/replace'
export { default as SearchIcon } from 'lucide-react/icons/search'
export { default as SettingsIcon } from 'lucide-react/icons/settings'
export { default as ShareIcon } from 'lucide-react/icons/share-2'
export { default as SigmaIcon } from 'lucide-react/icons/sigma'
export { default as SlidersIcon } from 'lucide-react/icons/sliders-horizontal'
export { default as SmileIcon } from 'lucide-react/icons/smile'
export { default as SparklesIcon } from 'lucide-react/icons/sparkles'
export { default as SquareIcon } from 'lucide-react/icons/square'
export { default as SquareCodeIcon } from 'lucide-react/icons/square-code'
export { default as FormulaIcon } from 'lucide-react/icons/square-function'
export { default as StarIcon } from 'lucide-react/icons/star'
export { default as StarOffIcon } from 'lucide-react/icons/star-off'
export { default as StrikethroughIcon } from 'lucide-react/icons/strikethrough'
export { default as SunIcon } from 'lucide-react/icons/sun'
export { default as TableIcon } from 'lucide-react/icons/table'
export { default as TextAlignCenterIcon } from 'lucide-react/icons/text-align-center'
export { default as TextAlignEndIcon } from 'lucide-react/icons/text-align-end'
export { default as TextAlignStartIcon } from 'lucide-react/icons/text-align-start'
export { default as TextIcon } from 'lucide-react/icons/text-initial'
export { default as TrashIcon } from 'lucide-react/icons/trash-2'
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert'
export { default as TypeIcon } from 'lucide-react/icons/type'
export { default as UnderlineIcon } from 'lucide-react/icons/underline'
export { default as UndoIcon } from 'lucide-react/icons/undo-2'
export { default as UngroupIcon } from 'lucide-react/icons/ungroup'
export { default as UnlinkIcon } from 'lucide-react/icons/unlink'
export { default as UploadIcon } from 'lucide-react/icons/upload'
export { default as UserIcon } from 'lucide-react/icons/user'
export { default as UserPlusIcon } from 'lucide-react/icons/user-plus'
export { default as UsersIcon } from 'lucide-react/icons/users'
export { default as VideoIcon } from 'lucide-react/icons/video'
export { default as VolumeIcon } from 'lucide-react/icons/volume-2'
export { default as WrapIcon } from 'lucide-react/icons/wrap-text'
export { default as CloseIcon } from 'lucide-react/icons/x'
export { default as ZapIcon } from 'lucide-react/icons/zap'
export { default as ZoomInIcon } from 'lucide-react/icons/zoom-in'
export { default as ZoomOutIcon } from 'lucide-react/icons/zoom-out'
