import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, showToast, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { FormNotice, Select } from '@balcao/ui/forms';
import { Drawer } from '@balcao/ui/overlays';
import { copy } from './pedidos.copy.ts';
import { useNovoPedido } from './pedidos.resource.ts';

const tipos = Object.entries(copy.tipos).map(([value, label]) => ({ value, label }));

/** A request as the holder made it. */
export function NovoPedido({ onClose, onRegistrado }: { onClose: () => void; onRegistrado: (pedidoId: string) => void }) {
  const form = useNovoPedido(({ id }) => {
    showToast({ tone: 'sucesso', titulo: copy.registrou });
    onRegistrado(id);
  });
  const { bind, digitado, change } = form;
  useNaoSalvo('settings', form.isDirty, form.putAway);
  return (
    <Drawer titulo={copy.novo} isOpen onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap={4}>
          <Text isSoft>{copy.conferirIdentidade}</Text>
          <FormNotice form={form} />
          <Select
            name="tipo"
            label={copy.tipo}
            options={tipos}
            value={digitado.tipo}
            onChange={(tipo) => change({ tipo: tipo as typeof digitado.tipo })}
          />
          <TextField {...bind('nome')} label={copy.nome} maxLength={120} isRequired />
          <TextField {...bind('documento')} label={copy.documento} maxLength={20} isRequired />
          <TextField {...bind('contato')} label={copy.contato} maxLength={254} />
          <TextArea {...bind('detalhe')} label={copy.detalhe} maxLength={2000} />
          <div>
            <Button type="submit" variant="primary" isBusy={form.isBusy}>
              {copy.registrar}
            </Button>
          </div>
        </Stack>
      </form>
    </Drawer>
  );
}
