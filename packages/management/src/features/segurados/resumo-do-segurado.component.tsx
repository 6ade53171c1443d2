import { formatDocumento, formatTelefone } from '@balcao/domain';
import { ButtonLink, Dado, Dados, Heading, Stack } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { Numeros } from './numeros-da-visao.component.tsx';
import { ApolicesDaVisao, OrcamentosDaVisao, ParcelasDaVisao, PropostasDaVisao } from './partes-da-visao.component.tsx';
import { copy } from './segurados.copy.ts';
import { useVisao } from './segurados.resource.ts';

/** As many of each kind as the whole view in short says. */
const ALGUNS = 3;

const first = <Item,>({ itens, total }: { readonly itens: readonly Item[]; readonly total: number }) => ({
  itens: itens.slice(0, ALGUNS),
  total,
});

export interface ResumoDoSeguradoProps {
  id: string;
  onClose: () => void;
}

/** The whole view of a client in short, beside the list; its own page is one link away. */
export function ResumoDoSegurado({ id, onClose }: ResumoDoSeguradoProps) {
  const leitura = useVisao(id);
  return (
    <Drawer
      titulo={leitura.data?.ficha.nome ?? copy.resumo.titulo}
      isOpen
      width={560}
      onClose={onClose}
      actions={
        <ButtonLink variant="primary" href={`/segurados/painel?id=${id}`}>
          {copy.resumo.abrir}
        </ButtonLink>
      }
    >
      <LeituraRegistro leitura={leitura} altura={480}>
        {({ ficha, numeros, apolices, propostas, orcamentos, parcelas }) => (
          <Stack gap={4}>
            <Dados minWidth={140}>
              <Dado rotulo={copy.rotulos.documento}>{formatDocumento(ficha.documento)}</Dado>
              {ficha.celular && <Dado rotulo={copy.rotulos.celular}>{formatTelefone(ficha.celular)}</Dado>}
              {ficha.email && <Dado rotulo={copy.rotulos.email}>{ficha.email}</Dado>}
              {ficha.produtor && <Dado rotulo={copy.rotulos.produtorId}>{ficha.produtor}</Dado>}
            </Dados>
            <Numeros numeros={numeros} />
            <Heading level={3}>{copy.aba.apolices}</Heading>
            <ApolicesDaVisao parte={first(apolices)} />
            {parcelas.total > 0 && (
              <>
                <Heading level={3}>{copy.aba.parcelas}</Heading>
                <ParcelasDaVisao parte={first(parcelas)} />
              </>
            )}
            {propostas.total > 0 && (
              <>
                <Heading level={3}>{copy.aba.propostas}</Heading>
                <PropostasDaVisao parte={first(propostas)} />
              </>
            )}
            {orcamentos.total > 0 && (
              <>
                <Heading level={3}>{copy.aba.orcamentos}</Heading>
                <OrcamentosDaVisao parte={first(orcamentos)} />
              </>
            )}
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}
