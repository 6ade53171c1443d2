import { usePartes } from '@balcao/shared/records';
import { ButtonLink, EmptyState, Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { BarraDoContrato } from './barra-do-contrato.component.tsx';
import { copy } from '../../contrato/contrato.copy.ts';
import { PARTES, tituloDe } from '../../contrato/contrato.model.ts';
import { useContrato } from '../../contrato/contrato.resource.ts';
import { SituacaoDaVenda } from '../../contrato/situacao-da-venda.component.tsx';
import { secoesDoContrato } from './secoes-do-contrato.tsx';

const LISTA = '/centralVendas/propostas';
const voltar = { href: LISTA, texto: copy.voltar };

/** `/centralVendas/propostas/proposta?id=`: one sale, from its proposal to its policy. */
export function ContratoPage() {
  const { id } = usePartes(PARTES);
  if (id) return <Contrato key={id} id={id} />;
  return (
    <Page routeId="proposta" titulo={copy.titulo} voltar={voltar}>
      <EmptyState titulo={copy.semId} action={<ButtonLink href={LISTA}>{copy.irParaLista}</ButtonLink>}>
        {copy.semIdTexto}
      </EmptyState>
    </Page>
  );
}

function Contrato({ id }: { id: string }) {
  const { aba, open } = usePartes(PARTES);
  const leitura = useContrato(id);
  const contrato = leitura.data;
  return (
    <Page
      routeId="proposta"
      titulo={tituloDe(contrato)}
      situacao={contrato && <SituacaoDaVenda {...contrato} />}
      descricao={contrato && [contrato.segurado.nome, contrato.bem, contrato.seguradora.nome].join(' · ')}
      voltar={voltar}
      busy={leitura.isPending}
      actions={contrato && <BarraDoContrato contrato={contrato} />}
    >
      <LeituraRegistro leitura={leitura} altura={640}>
        {(lido) => {
          const secoes = secoesDoContrato.filter(({ isOffered }) => isOffered?.(lido) ?? true);
          return (
            <Tabs
              label={copy.abas}
              selected={secoes.some((secao) => secao.id === aba) ? (aba ?? 'dados') : 'dados'}
              onSelect={(aberta) => open({ id, aba: aberta })}
              tabs={secoes.map(({ id: secao, label, count, Content }) => ({
                id: secao,
                label,
                count: count?.(lido),
                content: <Content contrato={lido} />,
              }))}
            />
          );
        }}
      </LeituraRegistro>
    </Page>
  );
}
