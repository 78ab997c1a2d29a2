import {
  CACHE_HEADER,
  COMPRESSED_COPIES,
  NOT_CACHED,
  ROOT_FILE,
  type Area,
  type HeadersByName,
  type HostingRules,
} from '../rules/hosting-rules';
import { getChanged } from './headers-file';
import { PORT, SITE_FOLDER } from './nginx';
import { withNotice, type RenderedFiles } from './rendered-host';

const FILE_SERVER = `file_server {
			precompressed ${Object.values(COMPRESSED_COPIES).join(' ')}
		}`;

/** Renders the configuration of Caddy. */
export const renderCaddy = (rules: HostingRules): RenderedFiles => ({
  Caddyfile: withNotice(renderSite(rules)),
});

const renderSite = ({ headers, areas }: HostingRules) => `:${PORT} {
	root * ${SITE_FOLDER}

	# Yours: the proxy to an API of the same origin.
	import stillwater.d/*.caddy

	header {
${renderHeaders(Object.entries(headers), '\t\t')}
	}
${areas.map((area) => renderArea(area, headers)).join('')}
	@root_file path_regexp ${ROOT_FILE.source.replaceAll('\\/', '/')}
	handle @root_file {
		${FILE_SERVER}
	}

	handle {
		rewrite * /index.html
		${FILE_SERVER}
	}

	handle_errors {
		header ${CACHE_HEADER} "${NOT_CACHED}"
		respond "{err.status_code} {err.status_text}"
	}
}
`;

function renderArea({ path, contents, headers }: Area, common: HeadersByName): string {
  const changed = getChanged(headers, common);
  const name = `@${path.replaceAll(/\W/g, '')}`;
  return `
	${name} path ${contents === 'files' ? '' : `${path} `}${path}/*
	handle ${name} {
${changed.length === 0 ? '' : `		header {\n${renderHeaders(changed, '\t\t\t')}\n		}\n`}${
    contents === 'files' ? '' : '		rewrite * /index.html\n'
  }		${FILE_SERVER}
	}
`;
}

const renderHeaders = (headers: readonly (readonly [string, string])[], indent: string) =>
  headers.map(([name, value]) => `${indent}${name} "${value}"`).join('\n');
