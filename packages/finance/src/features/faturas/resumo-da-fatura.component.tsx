import { type FaturaDaApolice, faturaColetivaCalls } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Alert, Button, Cluster, Dado, Dados, Heading, Link, Stack, Text } from '@balcao/ui';
import { DataTable } from '@balcao/ui/tables';
import { seguradoDe } from '../../enderecos.ts';
import { copy } from './faturas.copy.ts';

/** What a bill comes to: how it is charged, its bands, what it makes good, and who is about to cost more. */
export function ResumoDaFatura({ fatura, onPreco }: { fatura: FaturaDaApolice; onPreco: () => void }) {
  const { resumo } = copy;
  const mayChange = useMay(faturaColetivaCalls.updateGrupo);
  const acerto = fatura.premioCentavos - fatura.proprio.liquidoCentavos;
  return (
    <Stack gap={5}>
      <Dados minWidth={180}>
        <Dado rotulo={resumo.estipulante}>
          <Link href={seguradoDe(fatura.estipulante.id)}>{fatura.estipulante.nome}</Link>
        </Dado>
        <Dado rotulo={resumo.seguradora}>{fatura.seguradora}</Dado>
        <Dado rotulo={resumo.ramo}>{fatura.ramo}</Dado>
        <Dado rotulo={resumo.vencimento}>{formatData(fatura.vencimento)}</Dado>
        <Dado rotulo={resumo.preco}>
          {resumo.precos[fatura.grupo.preco]}
          <Text as="span" isSoft>
            {` · ${resumo.cobrancas[fatura.grupo.cobranca]}`}
          </Text>
        </Dado>
      </Dados>
      {mayChange && fatura.status !== 'FECHADA' && (
        <Cluster>
          <Button onClick={onPreco}>{resumo.mudarPreco}</Button>
        </Cluster>
      )}
      <Stack gap={2}>
        <Heading level={3}>{resumo.conta}</Heading>
        <Dados minWidth={150}>
          <Dado rotulo={resumo.proprio}>{formatCentavos(fatura.proprio.liquidoCentavos)}</Dado>
          {acerto !== 0 && <Dado rotulo={resumo.acerto}>{formatCentavos(acerto)}</Dado>}
          <Dado rotulo={resumo.iof(fatura.iofBps)}>{formatCentavos(fatura.iofCentavos)}</Dado>
          <Dado rotulo={resumo.total}>
            <strong>{formatCentavos(fatura.totalCentavos)}</strong>
          </Dado>
          <Dado rotulo={resumo.comissao}>{formatCentavos(fatura.comissaoCentavos)}</Dado>
        </Dados>
      </Stack>
      {fatura.ajustes.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{resumo.ajustes}</Heading>
          {fatura.ajustes.map(({ deFaturaId, competencia, liquidoCentavos, iofCentavos }) => (
            <Text key={deFaturaId}>{resumo.ajuste(competencia, liquidoCentavos, iofCentavos)}</Text>
          ))}
        </Stack>
      )}
      {fatura.mudancas.length > 0 && (
        <Alert tone="atencao">
          <Stack gap={1}>
            <strong>{resumo.mudancas}</strong>
            {fatura.mudancas.map((uma) => (
              <Text key={uma.vidaId}>{resumo.mudanca(uma)}</Text>
            ))}
          </Stack>
        </Alert>
      )}
      {fatura.faixas.length === 0 ? (
        <Text isSoft>{resumo.semVidas}</Text>
      ) : (
        <DataTable
          caption={resumo.faixas}
          isCaptionVisible
          density="compact"
          rows={fatura.faixas}
          rowId={({ faixa }) => String(faixa)}
          columns={[
            { id: 'faixa', header: resumo.faixa, isRowHeader: true, cell: ({ nome }) => nome },
            {
              id: 'vidas',
              header: copy.colunas.vidas,
              width: '96px',
              align: 'end',
              isLabelledOnCard: true,
              cell: ({ vidas }) => vidas.toLocaleString('pt-BR'),
            },
            {
              id: 'premio',
              header: copy.colunas.premio,
              width: '140px',
              align: 'end',
              isLabelledOnCard: true,
              cell: ({ premioCentavos }) => formatCentavos(premioCentavos),
            },
          ]}
        />
      )}
    </Stack>
  );
}
