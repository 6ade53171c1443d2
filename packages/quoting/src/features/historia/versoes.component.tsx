import { type HistoriaOrcamento, type VersaoDaHistoria } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, Cluster, DateText, Money, Skeleton, Stack, StatusTag, Tag, Text, token } from '@balcao/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { MarcaDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { cancelado } from '../../caso/rodada-cancelada.copy.ts';
import { useCotacao } from './historia.resource.ts';
import { copy, rotuloDaCotacao } from './historia.copy.ts';

/** Every run of the case, newest first; its offers are read when they are looked at. */
export function Versoes({ versoes, formulario, escolhidaEm }: Pick<HistoriaOrcamento, 'versoes' | 'formulario'> & DoCliente) {
  if (versoes.length === 0) return <Text isSoft>{copy.semVersoes}</Text>;
  return versoes.map((versao) => <Versao key={versao.cotacaoId} {...{ versao, escolhidaEm }} isManual={formulario === 'MANUAL'} />);
}

interface DoCliente {
  /** When the client chose each offer they chose, by its id. */
  escolhidaEm: ReadonlyMap<string, string>;
}

function Versao({ versao, isManual, escolhidaEm }: { versao: VersaoDaHistoria; isManual: boolean } & DoCliente) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const desfecho = versao.canceladas > 0 && cancelado({ ...versao, total: versao.seguradoras });
  const precos = isManual ? copy.informadas(versao.comPreco) : copy.comPreco(versao.comPreco, versao.seguradoras);
  return (
    <Bloco>
      <Cluster gap={3}>
        <Text as="span" isStrong>
          {copy.versao(versao.versao)}
        </Text>
        <Tag>{rotuloDaCotacao[versao.status]}</Tag>
        <Text as="span" size={13} isSoft>
          {[formatDataHora(versao.criadoEm), versao.usuario, desfecho, precos].filter(Boolean).join(' · ')}
        </Text>
        <Preco versao={versao} />
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={(isOpen ? copy.ocultarOfertasDa : copy.verOfertasDa)(versao.versao)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? copy.ocultarOfertas : copy.verOfertas}
        </Button>
      </Cluster>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Ofertas {...{ escolhidaEm }} cotacaoId={versao.cotacaoId} />}
      </div>
    </Bloco>
  );
}

/** The price of a run: of what was sold of it, or else its best. */
function Preco({ versao: { vendida, melhorPremioCentavos, melhorSeguradora } }: { versao: VersaoDaHistoria }) {
  if (vendida) {
    return (
      <>
        <StatusTag tone="sucesso">{copy.vendida}</StatusTag>
        <Text as="span">
          <Money centavos={vendida.premioTotalCentavos} isStrong /> {copy.oferta(vendida)}
        </Text>
      </>
    );
  }
  if (melhorPremioCentavos === null) return null;
  return (
    <Text as="span">
      <Money centavos={melhorPremioCentavos} isStrong /> {melhorSeguradora}
    </Text>
  );
}

function Ofertas({ cotacaoId, escolhidaEm }: { cotacaoId: string } & DoCliente) {
  const { data, error, isError, refetch } = useCotacao(cotacaoId);
  if (isError) return <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const rows = data.resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => ({ resultado, oferta })));
  if (rows.length === 0) return <Text isSoft>{copy.semOfertas}</Text>;
  return (
    <Stack as="ul" gap={2}>
      {rows
        .toSorted((a, b) => a.oferta.premioTotalCentavos - b.oferta.premioTotalCentavos)
        .map(({ resultado, oferta }) => (
          <Cluster as="li" key={oferta.id} gap={3}>
            <span>
              {resultado.seguradoraNome} · {oferta.pacote}
            </span>
            <Money centavos={oferta.premioTotalCentavos} isStrong />
            <Text as="span" size={13} isSoft>
              {resultado.numeroCalculo} <DateText iso={resultado.validade} />
            </Text>
            {escolhidaEm.has(oferta.id) && <MarcaDaEscolha em={escolhidaEm.get(oferta.id) ?? ''} />}
          </Cluster>
        ))}
    </Stack>
  );
}

const Bloco = styled.div`
  break-inside: avoid;
  padding-block: ${token('espaco2')};
  border-top: 1px solid ${token('borda')};
  &:first-of-type {
    border-top: 0;
  }
  ul {
    padding: ${token('espaco2')} 0 0;
    list-style: none;
  }
`;
