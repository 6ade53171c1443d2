import type { Compartilhamento, FinalidadeCompartilhamento, LinkCompartilhamento, ProdutoCompartilhado } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, ButtonLink, Checkbox, Cluster, CopyButton, Stack, Text, TextField } from '@balcao/ui';
import { CheckboxGroup, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './open-insurance.copy.ts';
import { usePedido } from './open-insurance.resource.ts';

interface PedidoOpenInsuranceProps {
  cliente: { readonly id: string; readonly nome: string; readonly email: string | null; readonly celular: string | null };
  seguradoras: readonly { readonly slug: string; readonly nome: string }[];
  /** The consent that is renewed. */
  antes: Compartilhamento | null;
  onClose: () => void;
}

const f = copy.form;
const PRODUTOS: readonly ProdutoCompartilhado[] = ['AUTO', 'PATRIMONIAL', 'PESSOAS'];
const FINALIDADES: readonly FinalidadeCompartilhamento[] = ['RENOVACAO', 'COTACAO', 'ANALISE_CARTEIRA'];
const produtos = PRODUTOS.map((value) => ({ value, label: copy.produto[value] }));
const finalidades = FINALIDADES.map((value) => ({ value, label: copy.finalidade[value] }));
const duracoes = [3, 6, 12].map((meses) => ({ value: String(meses), label: copy.duracao(meses) }));

/** Asks for what, of whom, for what and for how long; then shows the link to send. */
export function PedidoOpenInsurance({ cliente, seguradoras, antes, onClose }: PedidoOpenInsuranceProps) {
  const [escolha, setEscolha] = useState({
    seguradoras: antes ? [antes.seguradora] : ([] as readonly string[]),
    produtos: (antes?.produtos ?? PRODUTOS) as readonly string[],
    finalidades: (antes?.finalidades ?? ['RENOVACAO']) as readonly string[],
    meses: '12',
    porEmail: cliente.email !== null,
  });
  const [isMissing, setIsMissing] = useState(false);
  const pedido = usePedido();
  const set = (mudanca: Partial<typeof escolha>) => setEscolha((before) => ({ ...before, ...mudanca }));

  const onCriar = () => {
    const missing = [escolha.seguradoras, escolha.produtos, escolha.finalidades].some((lista) => lista.length === 0);
    setIsMissing(missing);
    if (missing) return;
    pedido.mutate({
      seguradoId: cliente.id,
      seguradoras: [...escolha.seguradoras],
      produtos: PRODUTOS.filter((produto) => escolha.produtos.includes(produto)),
      finalidades: FINALIDADES.filter((finalidade) => escolha.finalidades.includes(finalidade)),
      meses: Number(escolha.meses),
      porEmail: escolha.porEmail,
    });
  };

  const actions = pedido.data ? (
    <Button onClick={onClose}>{f.fechar}</Button>
  ) : (
    <>
      <Button onClick={onClose}>{f.fechar}</Button>
      <Button variant="primary" isBusy={pedido.isPending} onClick={onCriar}>
        {f.criar}
      </Button>
    </>
  );
  return (
    <Dialog titulo={f.titulo} isOpen onClose={onClose} actions={actions}>
      {pedido.data ? (
        <LinkPronto link={pedido.data} cliente={cliente} />
      ) : (
        <Stack gap={4}>
          {(isMissing || pedido.error) && (
            <Alert tone="perigo" titulo={copy.falhou} isLive>
              {isMissing ? f.escolha : sentenceOfFalha(pedido.error)}
            </Alert>
          )}
          <CheckboxGroup
            name="seguradoras"
            label={f.seguradoras}
            options={seguradoras.map(({ slug, nome }) => ({ value: slug, label: nome }))}
            value={escolha.seguradoras}
            onChange={(lista) => set({ seguradoras: lista })}
          />
          <CheckboxGroup
            name="produtos"
            label={f.produtos}
            options={produtos}
            value={escolha.produtos}
            onChange={(lista) => set({ produtos: lista })}
          />
          <CheckboxGroup
            name="finalidades"
            label={f.finalidades}
            options={finalidades}
            value={escolha.finalidades}
            onChange={(lista) => set({ finalidades: lista })}
          />
          <Select
            name="meses"
            label={f.meses}
            options={duracoes}
            value={escolha.meses}
            onChange={(meses) => set({ meses: meses ?? '12' })}
          />
          <Checkbox
            name="porEmail"
            label={f.porEmail}
            description={cliente.email ?? f.semEmail}
            value={escolha.porEmail}
            isDisabled={cliente.email === null}
            onChange={(porEmail) => set({ porEmail })}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function LinkPronto({ link, cliente }: { link: LinkCompartilhamento; cliente: PedidoOpenInsuranceProps['cliente'] }) {
  const texto = encodeURIComponent(f.mensagem(cliente.nome, link.url));
  return (
    <Stack gap={3}>
      <Alert tone="sucesso" titulo={f.pronto} isLive>
        {[link.enviadoPara && f.enviado(link.enviadoPara), f.valido(link.expiraEm)].filter(Boolean).join(' ')}
      </Alert>
      <TextField name="link" label={f.link} value={link.url} isReadOnly onChange={() => undefined} />
      <Cluster gap={2}>
        <CopyButton texto={link.url} label={f.copiar} />
        {cliente.celular && <ButtonLink href={`https://wa.me/55${cliente.celular}?text=${texto}`}>{f.whatsapp}</ButtonLink>}
      </Cluster>
      <Text isSoft>{copy.explica}</Text>
    </Stack>
  );
}
