// Made from the contract by `npm run generate`; do not edit.

export interface paths {
    "/api/v1/frontend/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published project with its texts, pictures and settings.
         * @description API-52. Who may call: anyone.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the project's own media items.
         * @description API-57. Who may call: anyone.
         */
        get: operations["getProjectMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content/{mediaId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a media item of the project.
         * @description API-58. Who may call: anyone.
         */
        get: operations["getProjectMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Default language, filters shown, roles that see prices, stylesheet version.
         * @description API-56. Who may call: anyone.
         */
        get: operations["getProjectSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/th-server/api/v1/frontend/projects/{projectId}/stylesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's stylesheet; with its present `version` it is cacheable for good.
         * @description API-17. Who may call: anyone.
         */
        get: operations["getStylesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's published buildings.
         * @description API-59. Who may call: anyone.
         */
        get: operations["listProjectBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's published masterplans.
         * @description API-53. Who may call: anyone.
         */
        get: operations["listProjectMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's own texts and pictures.
         * @description API-55. Who may call: anyone.
         */
        get: operations["listProjectMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The host's published projects; `type=geocode` gives them as points for the map.
         * @description API-51. Who may call: anyone.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A masterplan with the published masterplans and buildings in it; unpublished, only its name and those.
         * @description API-62. Who may call: anyone.
         */
        get: operations["getMasterplan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published buildings directly in it.
         * @description API-64. Who may call: anyone.
         */
        get: operations["listMasterplanBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie on it (camera views, buildings, info points).
         * @description API-63. Who may call: anyone.
         */
        get: operations["listMasterplanPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published masterplans directly in it.
         * @description API-65. Who may call: anyone.
         */
        get: operations["listNestedMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One point of interest.
         * @description API-66. Who may call: anyone.
         */
        get: operations["getPoi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/media-content/{mediaId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a media item; `resize` asks for a width of the ladder.
         * @description API-70. Who may call: anyone.
         */
        get: operations["getPoiMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The point of interest that this one lies on.
         * @description API-68. Who may call: anyone.
         */
        get: operations["getPoiParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its pictures with their outlines, and its texts; PDF files are left out.
         * @description API-69. Who may call: anyone.
         */
        get: operations["listPoiMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All types of points of interest; `parentType` gives those that lie on that type.
         * @description API-67. Who may call: anyone.
         */
        get: operations["listPoiTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A building with its apartments and their types.
         * @description API-71. Who may call: anyone.
         */
        get: operations["getBuilding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartment-orientations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which way each of its apartments faces.
         * @description API-74. Who may call: anyone.
         */
        get: operations["listApartmentOrientations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types its apartments are of.
         * @description API-75. Who may call: anyone.
         */
        get: operations["listApartmentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its apartments.
         * @description API-73. Who may call: anyone.
         */
        get: operations["listBuildingApartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie on it (camera views, apartments, info points).
         * @description API-72. Who may call: anyone.
         */
        get: operations["listBuildingPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One apartment.
         * @description API-76. Who may call: anyone.
         */
        get: operations["getApartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie in it.
         * @description API-77. Who may call: anyone.
         */
        get: operations["listApartmentPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Project: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
            logo: string | null;
            website: string | null;
            media: components["schemas"]["MediaReference"][];
            settings: components["schemas"]["ProjectSettings"];
        };
        MediaReference: {
            id: number;
            name: string;
            mediaTypeId: number;
            media: string | null;
            textualContent: string | null;
        };
        ProjectSettings: {
            projectId: number;
            defaultLangId: number;
            selectedFilters: number[];
            selectedRoles: number[];
            stylesheetVersion: number;
        };
        Refusal: {
            errors: {
                status: string;
                code: string;
                title: string;
                detail: string;
            }[];
        };
        MediaItem: {
            id: number;
            name: string;
            mediaTypeId: number;
            media: string | null;
            textualContent: string | null;
            mediaData: {
                width: number | null;
                height: number | null;
                tiles: {
                    url: string;
                    format: string;
                    tileSize: number;
                    overlap: number;
                } | null;
                polygons: {
                    poiId: number;
                    points: number[][];
                }[];
                children: number[];
            };
        };
        BuildingSummary: {
            id: number;
            name: string;
            publish: boolean;
            masterplanId: number;
            projectId: number;
            poiId: number | null;
            floors: number;
            media: components["schemas"]["MediaReference"][];
            statusCounts: components["schemas"]["StatusCounts"];
            apartmentTypes: components["schemas"]["ApartmentType"][];
        };
        StatusCounts: {
            [key: string]: number;
        };
        ApartmentType: {
            id: number;
            name: string;
            properties: {
                /** @enum {string} */
                typeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
            };
        };
        Masterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["BuildingSummary"][];
            masterplans: components["schemas"]["NestedMasterplan"][];
        };
        NestedMasterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["BuildingSummary"][];
        };
        ProjectPoint: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
        };
        Poi: {
            id: number;
            poiTypeId: number;
            projectId: number;
            parentId: number | null;
            title: string;
            order: number;
            masterplanId: number | null;
            buildingId: number | null;
            apartmentId: number | null;
            media: components["schemas"]["MediaReference"][];
        };
        PoiType: {
            id: number;
            name: string;
        };
        Building: {
            id: number;
            name: string;
            publish: boolean;
            masterplanId: number;
            projectId: number;
            poiId: number | null;
            floors: number;
            media: components["schemas"]["MediaReference"][];
            statusCounts: components["schemas"]["StatusCounts"];
            apartmentTypes: components["schemas"]["ApartmentType"][];
            apartments: components["schemas"]["Apartment"][];
        };
        Apartment: {
            id: number;
            name: string;
            /** @enum {string} */
            status: "available" | "pending-reservation" | "reserved" | "sold" | "unavailable";
            floor: number;
            rooms: number;
            area: number;
            totalArea: number;
            apartmentTypeId: number;
            /** @enum {string} */
            apartmentTypeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
            media: string | null;
            properties: {
                status: number;
                price?: string;
                /** @enum {string} */
                typeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
                orientation: string;
                balconyArea: number;
                levels: number;
            };
            Pois: {
                id: number;
                poiTypeId: number;
            }[];
            buildingId: number;
            masterplanId: number;
            projectId: number;
        };
        ApartmentOrientation: {
            id: number;
            name: string;
            orientation: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProject: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One published project with its texts, pictures and settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["Project"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the project's own media items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectMediaFile: {
        parameters: {
            query?: {
                resize?: 320 | 640 | 960 | 1280 | 1920;
                v?: string;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of a media item of the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default language, filters shown, roles that see prices, stylesheet version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "settings";
                            id: string;
                            attributes: components["schemas"]["ProjectSettings"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStylesheet: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                projectId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's stylesheet; with its present `version` it is cacheable for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's published buildings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's published masterplans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's own texts and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                type?: "geocode";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host's published projects; `type=geocode` gives them as points for the map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["Project"] | components["schemas"]["ProjectPoint"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMasterplan: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A masterplan with the published masterplans and buildings in it; unpublished, only its name and those. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMasterplanBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published buildings directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMasterplanPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                poiTypeId?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie on it (camera views, buildings, info points). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listNestedMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published masterplans directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoi: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One point of interest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoiMediaFile: {
        parameters: {
            query?: {
                resize?: 320 | 640 | 960 | 1280 | 1920;
                v?: string;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of a media item; `resize` asks for a width of the ladder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoiParent: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The point of interest that this one lies on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPoiMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                mediaTypeId?: 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 21 | 22;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its pictures with their outlines, and its texts; PDF files are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPoiTypes: {
        parameters: {
            query?: {
                parentType?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types of points of interest; `parentType` gives those that lie on that type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi-type";
                            id: string;
                            attributes: components["schemas"]["PoiType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getBuilding: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A building with its apartments and their types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["Building"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentOrientations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which way each of its apartments faces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment-orientation";
                            id: string;
                            attributes: components["schemas"]["ApartmentOrientation"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentTypes: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types its apartments are of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment-type";
                            id: string;
                            attributes: components["schemas"]["ApartmentType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBuildingApartments: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its apartments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBuildingPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                poiTypeId?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie on it (camera views, apartments, info points). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getApartment: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One apartment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
