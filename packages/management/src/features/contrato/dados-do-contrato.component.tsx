import type { ContratoVisto } from '@balcao/contracts';
import { formatBps, formatCentavos, formatData, formatDocumento } from '@balcao/domain';
import { Card, Dado, Dados, Grid, Link } from '@balcao/ui';
import type { ReactNode } from 'react';
import { vendaDe } from '../../enderecos.ts';
import { copy } from '../../contrato/contrato.copy.ts';
import { SituacaoDaVenda } from '../../contrato/situacao-da-venda.component.tsx';

type Fato = readonly [rotulo: string, valor: ReactNode];
const dia = (valor: string | null): string | null => valor && formatData(valor);
const taxa = (valor: number | null): string | null => (valor ? formatBps(valor) : null);

const Fatos = ({ titulo, fatos }: { titulo: string; fatos: readonly Fato[] }) => (
  <Card titulo={titulo}>
    <Dados minWidth={150}>
      {fatos
        .filter(([, valor]) => valor !== null && valor !== undefined)
        .map(([rotulo, valor]) => (
          <Dado key={rotulo} rotulo={rotulo}>
            {valor}
          </Dado>
        ))}
    </Dados>
  </Card>
);

const linkTo = (href: string, texto: string): ReactNode => <Link href={href}>{texto}</Link>;
const apoliceOf = (apolice: { id: string; numero: string } | null): ReactNode => apolice && linkTo(vendaDe(apolice.id), apolice.numero);
const situacaoOf = (lado: Partial<Pick<ContratoVisto, 'apolice' | 'proposta'>>): ReactNode => <SituacaoDaVenda {...lado} />;

/** What a sale is: the contract, and where its proposal and its policy stand. */
export function DadosDoContrato({ contrato }: { contrato: ContratoVisto }) {
  const { proposta, apolice, segurado, ramo } = contrato;
  const { rotulos } = copy;
  return (
    <Grid minWidth={320}>
      <Fatos
        titulo={copy.oContrato}
        fatos={[
          [rotulos.segurado, linkTo(`/segurados/painel?id=${segurado.id}`, segurado.nome)],
          [rotulos.documento, formatDocumento(segurado.documento)],
          [rotulos.bem, contrato.bem],
          [rotulos.seguradora, contrato.seguradora.nome],
          [rotulos.ramo, `${ramo.codigo} · ${ramo.nome}`],
          [rotulos.vigencia, copy.vigencia(formatData(contrato.vigIni), formatData(contrato.vigFim))],
          [rotulos.liquido, formatCentavos(contrato.premioLiquidoCentavos)],
          [rotulos.iof, formatCentavos(contrato.iofCentavos)],
          [rotulos.total, formatCentavos(contrato.premioTotalCentavos)],
          [rotulos.forma, contrato.forma && copy.forma[contrato.forma]],
          [rotulos.comissao, contrato.comissaoBps === null ? null : formatBps(contrato.comissaoBps)],
          [rotulos.politica, contrato.politicaComissao && copy.politica[contrato.politicaComissao]],
          [rotulos.agenciamento, taxa(contrato.agenciamentoBps)],
          [rotulos.prolabore, taxa(contrato.prolaboreBps)],
          [rotulos.bonus, contrato.bonus],
          [rotulos.ci, contrato.ci],
          [rotulos.renovacaoDe, apoliceOf(contrato.renovacaoDe)],
          [rotulos.renovadaPor, apoliceOf(contrato.renovadaPor)],
          [rotulos.corretora, contrato.corretora.nome],
          [rotulos.usuario, contrato.usuario.nome],
        ]}
      />
      {apolice && (
        <Fatos
          titulo={copy.aApolice}
          fatos={[
            [rotulos.numero, apolice.numero],
            [rotulos.situacao, situacaoOf({ apolice })],
            [rotulos.emissao, formatData(apolice.emissao)],
            [rotulos.tipoDocumento, copy.tipoDocumento[apolice.tipoDocumento]],
            [rotulos.origem, copy.origem[apolice.origem]],
            [rotulos.renovacao, copy.renovacao[apolice.renovacao]],
            [rotulos.cobertoAte, dia(apolice.cobertoAte)],
            [rotulos.suspensaEm, dia(apolice.suspensaEm)],
            [rotulos.canceladaEm, dia(apolice.canceladaEm)],
          ]}
        />
      )}
      {proposta && (
        <Fatos
          titulo={copy.aProposta}
          fatos={[
            [rotulos.numero, String(proposta.numero)],
            [rotulos.situacao, situacaoOf({ proposta })],
            [rotulos.numeroSeguradora, proposta.numeroSeguradora],
            [rotulos.origem, copy.origem[proposta.origem]],
            [rotulos.prazoAceite, dia(proposta.prazoAceite)],
          ]}
        />
      )}
    </Grid>
  );
}
