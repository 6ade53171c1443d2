import type { DecisaoPedida, LinhaExtrato } from '@balcao/contracts';
import { formatCentavos, formatDocumento } from '@balcao/domain';
import { Button, Card, Cluster, Dado, Dados, Heading, Stack, Text } from '@balcao/ui';
import { copy } from './extrato.copy.ts';
import type { Pergunta } from './pergunta.model.ts';

export interface LinhaAbertaProps {
  linha: LinhaExtrato;
  isEditavel: boolean;
  isBusy: boolean;
  onDecidir: (decisao: DecisaoPedida) => void;
  onPerguntar: (pergunta: Pergunta) => void;
}

const { conferencia } = copy;

/** One line: what it says, of which commission it is, why, and what may be done with it. */
export function LinhaAberta({ linha, isEditavel, isBusy, onDecidir, onPerguntar }: LinhaAbertaProps) {
  const { partes, sugestao, decisao, motivo, decididaPor, documento } = linha;
  const isDeAlguem = decisao !== 'PENDENTE' && decisao !== 'AUTOMATICA';
  return (
    <Card>
      <Stack gap={4} aria-live="polite">
        <Heading level={2}>{conferencia.daLinha(linha.ordem)}</Heading>
        <Dados minWidth={130}>
          <Dado rotulo={conferencia.noExtrato}>
            {linha.apolice ?? conferencia.semApolice}
            {linha.parcela !== null && `, ${conferencia.parcela(linha.parcela)}`}
          </Dado>
          <Dado rotulo={conferencia.recebido}>{formatCentavos(linha.valorCentavos)}</Dado>
          {linha.segurado && <Dado rotulo={copy.mapear.nomes.segurado}>{linha.segurado}</Dado>}
          {documento && <Dado rotulo={copy.mapear.nomes.documento}>{formatDocumento(documento)}</Dado>}
          {linha.proposta && <Dado rotulo={copy.mapear.nomes.proposta}>{linha.proposta}</Dado>}
        </Dados>
        {partes.map(({ comissao, valorCentavos }) => (
          <Dados key={comissao.id} minWidth={130}>
            <Dado rotulo={conferencia.nosso}>{copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado)}</Dado>
            <Dado rotulo={conferencia.partes}>{formatCentavos(valorCentavos)}</Dado>
            <Dado rotulo={conferencia.esperado}>{formatCentavos(isEditavel ? comissao.abertaCentavos : comissao.previstaCentavos)}</Dado>
          </Dados>
        ))}
        {partes.length === 0 && sugestao && (
          <Dados minWidth={130}>
            <Dado rotulo={conferencia.sugestao}>{copy.escolher.linha(sugestao.apolice, sugestao.parcela, sugestao.segurado)}</Dado>
            <Dado rotulo={conferencia.esperado}>{formatCentavos(sugestao.abertaCentavos)}</Dado>
          </Dados>
        )}
        {motivo && <Text>{conferencia.ignorada(motivo)}</Text>}
        {decididaPor && (
          <Text size={12} isSoft>
            {conferencia.por(decididaPor)}
          </Text>
        )}
        <Stack gap={1}>
          <Heading level={3}>{conferencia.porque}</Heading>
          {linha.explicacao.map((frase) => (
            <Text key={frase}>{frase}</Text>
          ))}
        </Stack>
        {isEditavel && (
          <Cluster gap={2}>
            {sugestao && decisao !== 'ACEITA' && (
              <Button variant="primary" isBusy={isBusy} onClick={() => onDecidir({ acao: 'ACEITAR' })}>
                {conferencia.aceitar}
              </Button>
            )}
            <Button isDisabled={isBusy} onClick={() => onPerguntar('escolher')}>
              {conferencia.escolher}
            </Button>
            <Button isDisabled={isBusy} onClick={() => onPerguntar('dividir')}>
              {conferencia.dividir}
            </Button>
            {decisao !== 'IGNORADA' && (
              <Button isDisabled={isBusy} onClick={() => onPerguntar('ignorar')}>
                {conferencia.ignorar}
              </Button>
            )}
            {isDeAlguem && (
              <Button variant="quiet" isDisabled={isBusy} onClick={() => onDecidir({ acao: 'DESFAZER' })}>
                {conferencia.desfazer}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
