export { ToastRegion, showToast } from '@balcao/ui';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.component.tsx';
export { Dialog, type DialogProps } from './dialog.component.tsx';
export { Disclosure, type DisclosureProps } from './disclosure.component.tsx';
export { Drawer, type DrawerProps } from './drawer.component.tsx';
export { Menu, type MenuAction, type MenuProps } from './menu.component.tsx';
export { Popover, type PopoverProps } from './popover.component.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.component.tsx';
export { Tooltip, type TooltipProps } from './tooltip.component.tsx';
