import type { FaturaDaApolice } from '@balcao/contracts';
import { ButtonLink, Cluster, Heading, Stack, Text } from '@balcao/ui';
import { PARCELAS } from '../../enderecos.ts';
import { copy } from './faturas.copy.ts';

/** The instalment and the commissions of a bill: those it made, or those closing it would make. */
export function DinheiroDaFatura({ fatura }: { fatura: FaturaDaApolice }) {
  const { dinheiro } = copy;
  const { parcela, fechamento } = fatura;
  const comissoes = fechamento
    ? fechamento.comissoes.map((uma) => ({ ...uma, situacao: '' }))
    : fatura.comissoes.map((uma) => ({ ...uma, situacao: ` (${dinheiro.status[uma.status] ?? uma.status})` }));
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3}>{dinheiro.parcela}</Heading>
        {parcela && (
          <Text>
            {dinheiro.linhaDaParcela(
              parcela.numero,
              parcela.valorCentavos,
              parcela.vencimento,
              dinheiro.statusDaParcela[parcela.status] ?? parcela.status,
            )}
          </Text>
        )}
        {fechamento?.parcela && <Text>{dinheiro.prevista(fechamento.parcela.valorCentavos, fechamento.parcela.vencimento)}</Text>}
        {!parcela && !fechamento?.parcela && <Text isSoft>{dinheiro.naoCobra}</Text>}
        {fechamento?.parcela && <Text isSoft>{dinheiro.semParcela}</Text>}
        <Cluster>
          <ButtonLink href={`${PARCELAS}?apolice=${fatura.apoliceId}`}>{dinheiro.abrirParcelas}</ButtonLink>
        </Cluster>
      </Stack>
      <Stack gap={2}>
        <Heading level={3}>{dinheiro.comissoes}</Heading>
        {comissoes.length === 0 && <Text isSoft>{dinheiro.nenhuma}</Text>}
        {comissoes.map((uma) => (
          <Text key={uma.tipo}>
            {dinheiro.comissao(dinheiro.tipos[uma.tipo], uma.previstaCentavos, uma.baseCentavos)}
            {uma.situacao}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
