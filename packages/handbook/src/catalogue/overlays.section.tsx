import { Button, Card, Cluster, Grid, IconButton, Stack, Text } from '@balcao/ui';
import { IconeEditar, IconeImprimir, IconeMais } from '@balcao/ui/screen-icons';
import { Select } from '@balcao/ui/forms';
import { ConfirmDialog, Dialog, Disclosure, Drawer, Menu, Popover, Tabs, Tooltip } from '@balcao/ui/overlays';
import { useState } from 'react';

const canais = [
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'LINK', label: 'Link público' },
];
const ignore = () => undefined;

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const [canal, setCanal] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Card>
      <Stack>
        <Cluster gap={3}>
          <Button onClick={() => setOpen('dialog')}>Janela</Button>
          <Button onClick={() => setOpen('confirm')}>Confirmação</Button>
          <Button onClick={() => setOpen('drawer')}>Gaveta</Button>
          <Menu
            label="Ações do orçamento"
            trigger={<IconButton label="Ações do orçamento" icon={<IconeMais size={16} aria-hidden />} />}
            actions={[
              { id: 'editar', label: 'Editar', icon: <IconeEditar size={16} aria-hidden />, onAction: ignore },
              { id: 'imprimir', label: 'Imprimir', icon: <IconeImprimir size={16} aria-hidden />, onAction: ignore, isDisabled: true },
              { id: 'excluir', label: 'Excluir', description: 'Não pode ser desfeito', onAction: ignore, isDanger: true },
            ]}
          />
          <Popover label="Composição do prêmio" trigger={<Button>Composição</Button>}>
            <Text>Prêmio líquido, IOF e adicionais.</Text>
          </Popover>
          <Tooltip texto="Imprime só as ofertas marcadas">
            <IconButton label="Imprimir ofertas" icon={<IconeImprimir size={16} aria-hidden />} />
          </Tooltip>
        </Cluster>
        <Tabs
          label="Resultados"
          tabs={[
            { id: 'ofertas', label: 'Ofertas', count: 7, content: <Text>Sete seguradoras responderam com preço.</Text> },
            { id: 'recusas', label: 'Recusas', count: 2, content: <Text>Duas recusaram o risco.</Text> },
            { id: 'historico', label: 'Histórico', content: <Text>Versões anteriores.</Text> },
          ]}
        />
        <Disclosure titulo="Ver coberturas">
          <Text isSoft>Colisão, incêndio, roubo e furto; danos a terceiros.</Text>
        </Disclosure>
      </Stack>
      <Dialog
        titulo="Enviar orçamento"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              Enviar
            </Button>
          </>
        }
      >
        <Grid minWidth={200}>
          <Select name="canal" label="Canal" options={canais} value={canal} onChange={setCanal} />
        </Grid>
      </Dialog>
      <ConfirmDialog
        titulo="Cancelar o cálculo?"
        confirmar="Cancelar cálculo"
        cancelar="Continuar calculando"
        isDanger
        isOpen={open === 'confirm'}
        onConfirm={close}
        onClose={close}
      >
        As seguradoras que ainda não responderam serão avisadas.
      </ConfirmDialog>
      <Drawer titulo="Detalhes da oferta" isOpen={open === 'drawer'} onClose={close} actions={<Button onClick={close}>Fechar</Button>}>
        <Text>Franquia, limites e assistências.</Text>
      </Drawer>
    </Card>
  );
}
